// @ts-check
/** A rule seen as a whole. */

export class Explore {
  /**
   * @param {object} engine
   * @param {(problem: unknown) => void} complain
   */
  constructor(engine, complain) {
    this.engine = engine;
    this.complain = complain;
  }

  rule() {
    return null;
  }

  /** @param {string} rule */
  addressFor(rule) {
    return { view: 'explore', rule };
  }

  /** @param {Map<string, string>} address */
  async open(address) {
    this.address = address;
  }

  async refresh() {}
}

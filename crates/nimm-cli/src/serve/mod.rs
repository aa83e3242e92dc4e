//! The server of `nimm serve`: the page, its texts, and its calls.
//!
//! | path | reply |
//! |---|---|
//! | `GET /`, `GET /FILE` | the page |
//! | `GET /texts/LANGUAGE.json` | the labels of the page |
//! | `POST /api/NAME` | the reply of [`nimm_web::call`] to the body |
//! | `GET /health` | how many calls run and wait |
//!
//! | file | what it holds |
//! |---|---|
//! | `server` | connections: taking them, leaving slow ones, the end |
//! | `routes` | what is answered on which path |
//! | `body` | the body of a request, bounded in size and time |
//! | `guard` | whose requests are answered, and what browsers are told about replies |
//! | `calls` | calls that compute: how many at once, who waits, what stops them |
//! | `lines` | a reply in lines, after lines of progress |
//! | `reply` | replies in JSON, and the faults of the server |
//! | `page` | the files of the page |

mod body;
mod calls;
mod guard;
mod lines;
mod page;
mod reply;
mod routes;
mod server;
#[cfg(test)]
mod server_tests;

pub(crate) use server::{Server, Settings};

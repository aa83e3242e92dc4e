export async function connect(){ return { async call(name, request){ const r=await fetch('api/'+name,{method:'POST',headers:{'Content-Type':'application/json'},body:JSON.stringify(request)}); return r.json(); } }; }
export async function offline(){}

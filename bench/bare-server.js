import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/**
 * The least that Node can do: one page from memory with `node:http` alone. Started by the benchmark
 * as a process of its own: `node bare-server.js <port> <file.br>`.
 */
const [port, file] = process.argv.slice(2);
const body = readFileSync(file ?? "");

createServer((_, response) => {
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Encoding": "br",
    "Content-Length": body.length,
  });
  response.end(body);
}).listen(Number(port), "127.0.0.1");

// A bare node:http server that serves recorded responses of the portal from memory: the same bodies, compressed as
// received, with the same headers. A POST is read and parsed as JSON before it is answered. Started with a pack's
// folder; reports { port } to its parent by IPC.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const [folder] = process.argv.slice(2);
const bytes = readFileSync(join(folder, 'bytes'));
const answers = new Map(
  readFileSync(join(folder, 'index'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .map(({ path, start, length, headers }) => [path, { headers, body: bytes.subarray(start, start + length) }]),
);

function send(answer, path) {
  const found = answers.get(path);
  if (!found) return answer.writeHead(404).end();
  answer.writeHead(200, found.headers);
  answer.end(found.body);
}

function readBody(asked, use) {
  const pieces = [];
  asked.on('data', (piece) => pieces.push(piece));
  asked.on('end', () => use(JSON.parse(Buffer.concat(pieces).toString())));
}

const server = createServer((asked, answer) => {
  if (asked.method === 'GET') return send(answer, asked.url);
  readBody(asked, () => send(answer, asked.url));
});
process.once('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));

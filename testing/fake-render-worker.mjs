// A render worker without Next: responds with its process id, and exits or delays on request.
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const [socketPath, mood, folder] = process.argv.slice(2);
const server = createServer(async ({ url, method }, answer) => {
  if (url === '/die') process.exit(1);
  if (url === '/slow') {
    writeFileSync(`${folder}/begun`, '');
    while (!existsSync(`${folder}/end`)) await sleep(10);
  }
  answer.writeHead(200, { 'Content-Type': 'text/plain', 'Cache-Control': 'private, no-store' });
  answer.end(`${process.pid} ${method}`);
});
if (mood === 'failing') process.send({ failed: 'ฐานข้อมูลไม่ตอบ' }, () => process.exit(1));
else server.listen(socketPath, () => process.send({ ready: socketPath }));
process.on('message', ({ stop }) => stop && server.close(() => process.exit(0)));
process.on('disconnect', () => process.exit(1));

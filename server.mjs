// Starts the portal after `next build`, from the plain tree and from `.next/standalone` alike. This process is the
// gateway (lib/gateway, bundled by Next as instrumentation): it runs the startup tasks, starts this very file again
// with --draw for each render worker, and opens the port. SIGTERM and SIGINT end it when the requests under way are
// finished; SIGHUP replaces the render workers. Sends { ready: address } to a parent by IPC once it listens, or
// { failed: line } before it exits with 1.
import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, readFileSync } from 'node:fs';
import { Server } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

const FORCE_EXIT_MS = 25_000;

// A closed pipe or a full volume behind this program loses lines, but doesn't end it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
const dir = import.meta.dirname;
const [mode, socketPath, place] = process.argv.slice(2);
let stopping = false;
const require = createRequire(import.meta.url);

// V8 lets a heap grow to several times its used size before it collects garbage. With a third more, collecting is a
// hundredth of the work of rendering.
setFlagsFromString('--heap-growing-percent=30');
// The gateway answers from memory all day, and two habits of V8 make each such response slower by a fifth to two
// fifths. While pages are rendered, V8 learns that objects of a request live long, and allocates them in the old
// generation from then on. And in idle moments it discards the hidden classes of objects that aren't alive just then,
// node's ticks among them, which are then no longer created on the fast path.
if (mode !== '--draw') {
  setFlagsFromString('--no-allocation-site-pretenuring');
  setFlagsFromString('--no-memory-reducer');
}
process.chdir(dir);
if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV = 'production';
process.env.NEXT_TELEMETRY_DISABLED ??= '1';
// Next's own parts expect it here; Next would set it, but the gateway runs without Next.
globalThis.AsyncLocalStorage ??= AsyncLocalStorage;

function fail(error) {
  const line = String(error?.message ?? error).split('\n', 1)[0];
  if (mode !== '--draw') process.stderr.write(`${line}\n`);
  if (process.env.LOG_LEVEL === 'debug') process.stderr.write(`${error?.stack}\n${error?.cause?.stack}\n`);
  if (!process.send) process.exit(1);
  process.send({ failed: line }, () => process.exit(1));
}

/**
 * Applies the settings of the build, so that Next needs neither next.config.ts nor a compiler, and loads the
 * instrumentation.
 */
async function loadBuild() {
  const built = join(dir, '.next/required-server-files.json');
  if (!existsSync(built)) throw new Error('ยังไม่ได้สร้างระบบ โปรดสั่ง npm run build ก่อน (run npm run build first)');
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(JSON.parse(readFileSync(built, 'utf8')).config);
  // Loaded before Next loads it too, which would bury a wrong setting in messages of its own.
  await require(join(dir, '.next/server/instrumentation.js')).register();
}

async function draw() {
  await loadBuild();
  // Next hangs its upgrade handler on this server, which never listens: ours ignores Upgrade, as curl's h2c needs.
  const app = require('next')({ dev: false, quiet: true, dir, httpServer: new Server() });
  await app.prepare();
  const drawing = globalThis[Symbol.for('portal.renderWorker')];
  await drawing.start(Number(place));
  await drawing.listen(app.getRequestHandler(), socketPath);
  process.send({ ready: socketPath });
}

async function openGateway() {
  await loadBuild();
  const gateway = globalThis[Symbol.for('portal.gateway')];
  if (stopping) throw new Error('stopped before the start');
  await gateway.start();
  const address = await gateway.listen(import.meta.filename);
  if (process.send) process.send({ ready: address });
  else process.stdout.write(`พร้อมใช้งานที่ ${address} (ready)\n`);
  return gateway;
}

if (mode === '--draw') {
  draw().catch(fail);
} else {
  const started = openGateway();
  started.catch((error) => (stopping ? process.exit(0) : fail(error)));
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), FORCE_EXIT_MS).unref();
    globalThis[Symbol.for('portal.gateway')]?.endWaiting();
    const gateway = await started;
    await gateway.stop();
    process.exit(0);
  };
  // A portal that another process started for a while (features/operation/child-portal.ts) ends with it, however that ends.
  if (process.env.PORTAL_CHILD === '1') process.once('disconnect', stop);
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('SIGHUP', () => started.then((gateway) => gateway.renew()));
}

// Starts the portal: prepares Next, lets the front (lib/front, bundled by Next as instrumentation) do its start steps and
// opens the port. Runs after `next build` from the plain tree and from `.next/standalone` alike; with --dev Next compiles
// what changes (the front itself does not reload). Tells a parent by IPC { ready: address } once it listens, or
// { failed: line } before it exits with 1.
import { existsSync, readFileSync } from 'node:fs';
import { Server } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const FORCE_EXIT_MS = 15_000;
const dir = import.meta.dirname;
const dev = process.argv.includes('--dev');
const require = createRequire(import.meta.url);

process.chdir(dir);
if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV = dev ? 'development' : 'production';
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

function fail(error) {
  const line = String(error?.message ?? error).split('\n', 1)[0];
  process.stderr.write(`${line}\n`);
  if (process.env.LOG_LEVEL === 'debug') process.stderr.write(`${error?.stack}\n${error?.cause?.stack}\n`);
  if (!process.send) process.exit(1);
  process.send({ failed: line }, () => process.exit(1));
}

/** Takes the settings of the build, so that Next needs neither next.config.ts nor a compiler, and loads the front. */
async function loadBuild() {
  const built = join(dir, '.next/required-server-files.json');
  if (!existsSync(built)) throw new Error('ยังไม่ได้สร้างระบบ โปรดสั่ง npm run build ก่อน (run npm run build first)');
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(JSON.parse(readFileSync(built, 'utf8')).config);
  // Before Next loads it too, which would bury a wrong setting in words of its own.
  await require(join(dir, '.next/server/instrumentation.js')).register();
}

async function start() {
  if (!dev) await loadBuild();
  // In production Next hangs its upgrade handler on this server, which never listens: ours ignores Upgrade, as curl's h2c needs.
  const app = require('next')({ dev, quiet: !dev, dir, ...(dev ? {} : { httpServer: new Server() }) });
  await app.prepare();
  const front = globalThis[Symbol.for('portal.front')];
  await front.start();
  const address = await front.listen(app.getRequestHandler());
  if (process.send) process.send({ ready: address });
  else process.stdout.write(`พร้อมใช้งานที่ ${address} (ready)\n`);
  return front;
}

const started = start();
started.catch(fail);

let stopping = false;
async function stop() {
  if (stopping) process.exit(1);
  stopping = true;
  setTimeout(() => process.exit(1), FORCE_EXIT_MS).unref();
  const front = await started;
  // A browser's reload channel would keep a development server open.
  if (!dev) await front.stop();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

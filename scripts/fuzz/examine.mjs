import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../start/processes.mjs';
import { SECRET } from './judge.mjs';
import { listLasting } from './watch.mjs';

const list = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** Files of the media folder without a row, and rows without their files. */
async function compareFiles({ client, dataDir }) {
  const { rows } = await client.query("SELECT hash, extension, coalesce(widths, '{}') AS widths FROM media");
  const named = new Set(
    rows.flatMap(({ hash, extension, widths }) =>
      widths.length > 0 ? widths.map((width) => `${hash}-${width}.${extension}`) : [`${hash}.${extension}`],
    ),
  );
  const there = new Set(list(join(dataDir, 'media')));
  return [
    ...[...there].filter((name) => !named.has(name)).map((name) => `a file without a row: media/${name}`),
    ...[...named].filter((name) => !there.has(name)).map((name) => `a row without its file: media/${name}`),
    ...list(join(dataDir, 'uploads')).map((name) => `left behind: uploads/${name}`),
  ];
}

/** Lines of the log that contain a secret. */
const searchLog = (folder) =>
  readFileSync(join(folder, 'portal.log'), 'utf8')
    .split('\n')
    .filter((line) => line.includes(SECRET))
    .map((line) => `the log holds a secret: ${line.slice(0, 200)}`);

async function verifyAudit(env) {
  const { code, output } = await run(process.execPath, ['scripts/portal.mjs', 'audit:verify'], {
    env,
  });
  return code === 0 ? [] : [`audit:verify: ${output.trim().slice(-300)}`];
}

const findReady = async (url) => {
  const { status } = await fetch(`${url}/readyz`);
  return status === 200 ? [] : [`/readyz answers ${status}`];
};

/**
 * Checks the invariants after the requests.
 *
 * @param {{ portal: { url: string, pid: number, env: NodeJS.ProcessEnv }, pids: number[], client:
 *   import('pg').Client, dataDir: string }} of `pids` are those at the start
 * @returns {Promise<string[]>} one line for each fault
 */
export async function examine({ portal, pids, client, dataDir }) {
  const now = listLasting(portal.pid);
  const restarted = pids.filter((pid) => !now.includes(pid)).map((pid) => `process ${pid} has ended`);
  const parts = [findReady(portal.url), compareFiles({ client, dataDir }), verifyAudit(portal.env)];
  return [...restarted, ...(await Promise.all(parts)).flat(), ...searchLog(dataDir)];
}

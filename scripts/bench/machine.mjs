import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';

const GIB = 1_024 ** 3;

/** First line of a program's output; undefined if it isn't installed. */
function readFirstLine(program, args) {
  const { error, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return error ? undefined : `${stdout}${stderr}`.trim().split('\n')[0];
}

const isInstalled = (program) => readFirstLine(program, ['-v']) !== undefined;

/** True for the installed programs of a comparison. */
export const tools = { wrk: isInstalled('wrk'), nginx: isInstalled('nginx') };

/**
 * Describes the machine and the versions that the figures belong to.
 *
 * @param {import('pg').Client} client
 * @returns {Promise<{ date: string, commit: string, machine: string, versions: string }>}
 */
export async function describeRun(client) {
  const { rows } = await client.query('SHOW server_version');
  const [cpu] = cpus();
  const versions = [
    `Node.js ${process.versions.node}`,
    `PostgreSQL ${rows[0].server_version.split(' ')[0]}`,
    tools.nginx ? readFirstLine('nginx', ['-v']).replace('nginx version: nginx/', 'nginx ') : 'no nginx',
    tools.wrk ? readFirstLine('wrk', ['-v']).split(' ').slice(0, 2).join(' ') : 'autocannon',
  ];
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: readCommit(),
    machine: `${cpu?.model.trim() ?? 'unknown CPU'}, ${availableParallelism()} cores, ${Math.round(totalmem() / GIB)} GiB`,
    versions: versions.join(', '),
  };
}

function readCommit() {
  const commit = readFirstLine('git', ['rev-parse', '--short', 'HEAD']);
  if (!commit || commit.startsWith('fatal')) return 'unknown';
  return readFirstLine('git', ['status', '--porcelain', '--untracked-files=no']) ? `${commit} with changes` : commit;
}

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Commands as an operator types them in a container, and the exit codes that they may end with. */
const COMMANDS = [
  { words: ['--help'], codes: [0] },
  { words: ['nothing'], codes: [2] },
  // 4: there is no backup yet.
  { words: ['status', '--json'], codes: [0, 4] },
  { words: ['doctor', '--json'], codes: [0, 4] },
  { words: ['backup', '--json'], codes: [0] },
  { words: ['restore', '--check', '--json'], codes: [0] },
  // The database has content.
  { words: ['restore', '--json'], codes: [3] },
  { words: ['audit:verify', '--json'], codes: [0] },
];

/**
 * Runs commands by the build alone, `node admin.mjs`, as a container does.
 *
 * @param {{ env: NodeJS.ProcessEnv }} given with DATABASE_URL and DATA_DIR of a portal with content
 * @returns {{ faults: string[], done: number }}
 */
export function runBuiltCommands({ env }) {
  const settings = { ...env, BACKUP_DIR: join(env.DATA_DIR, 'built-backups'), SITE_URL: ' ', HTTP_PORT: '8080' };
  const faults = COMMANDS.flatMap(({ words, codes }) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['admin.mjs', ...words], {
      env: settings,
      encoding: 'utf8',
    });
    const name = words.join(' ');
    if (!codes.includes(status)) return [`${name} ended with ${status}: ${stderr.slice(-500)}`];
    if (words[0] !== 'status') return [];
    const { site } = JSON.parse(stdout);
    return site === 'http://localhost:8080' ? [] : [`status names the address ${site}`];
  });
  return { faults, done: COMMANDS.length };
}

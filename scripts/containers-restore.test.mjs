import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = '2026-11-27T02-30-00Z';
const PASSPHRASE = 'ปลาทู สี่ตัว ในเข่งใหญ่';
/** Compose tool of this test: notes its calls, runs `sh` with a folder as the volume, and keeps what the restore is given. */
const TOOL = `#!/bin/sh
echo "$*" >>"$PLACE/calls"
case "$*" in
  *' web sh -c '*) while [ "$1" != sh ]; do shift; done; BACKUP_DIR="$PLACE/volume" exec "$@" ;;
  *' restore '*--passphrase) cat >"$PLACE/typed"; exit "\${RESTORE_CODE:-0}" ;;
  *' restore '*) exit "\${RESTORE_CODE:-0}" ;;
esac
`;

/** A machine with a backup, another one beside it, and a compose tool. */
function aMachine() {
  const place = mkdtempSync(join(tmpdir(), 'portal-boxes-'));
  const backup = join(place, 'disk', NAME);
  for (const folder of ['volume', 'disk/media', 'disk/2026-11-26T02-30-00Z', `disk/${NAME}/tables`])
    mkdirSync(join(place, folder), { recursive: true });
  for (const file of ['manifest.json', 'secrets.json', 'tables/news.copy.gz']) writeFileSync(join(backup, file), file);
  writeFileSync(join(place, 'disk/media/a.jpg'), 'a picture');
  writeFileSync(join(place, 'passphrase'), `${PASSPHRASE}\n`);
  writeFileSync(join(place, 'compose'), TOOL);
  const run = (args, env = {}) => {
    const settings = { PATH: process.env.PATH, PLACE: place, COMPOSE: `sh ${place}/compose`, ...env };
    const options = { cwd: place, env: settings, encoding: 'utf8', input: '' };
    const { status, stderr } = spawnSync('sh', [join(process.cwd(), 'containers/restore.sh'), ...args], options);
    const calls = existsSync(join(place, 'calls')) ? readFileSync(join(place, 'calls'), 'utf8').trim().split('\n') : [];
    return { status, stderr, calls };
  };
  return { place, run };
}

test('containers are restored from a backup and a passphrase: database, files, rows, portal', () => {
  const { place, run } = aMachine();
  const { status, calls } = run([`disk/${NAME}/`, 'passphrase']);
  expect(status).toBe(0);
  expect(calls).toEqual([
    'up -d db',
    'exec -T db pg_isready -q -h 127.0.0.1 -U portal -d portal',
    'run --rm --no-deps -T web sh -c tar -C "$BACKUP_DIR" -xf -',
    `run --rm --no-deps -T web node admin.mjs restore ${NAME} --passphrase`,
    'up -d',
  ]);
  expect(readdirSync(join(place, 'volume')).sort()).toEqual([NAME, 'media']);
  expect(readFileSync(join(place, 'volume/media/a.jpg'), 'utf8')).toBe('a picture');
  expect(readdirSync(join(place, 'volume', NAME)).sort()).toEqual(['manifest.json', 'secrets.json', 'tables']);
  expect(readFileSync(join(place, 'typed'), 'utf8')).toBe(`${PASSPHRASE}\n`);
});

test('without a file the passphrase is that of the settings', () => {
  const { calls } = aMachine().run([`disk/${NAME}`]);
  expect(calls.at(-2)).toBe(`run --rm --no-deps -T web node admin.mjs restore ${NAME}`);
});

test('a restore that is refused ends with its code, and no portal is started', () => {
  const { status, calls } = aMachine().run([`disk/${NAME}`, 'passphrase'], { RESTORE_CODE: '3' });
  expect(status).toBe(3);
  expect(calls.at(-1)).toContain(' restore ');
});

test('nothing is started for a wrong command line', () => {
  for (const args of [[], ['disk'], ['disk/missing'], [`disk/${NAME}`, 'missing'], ['a', 'b', 'c']]) {
    const { status, stderr, calls } = aMachine().run(args);
    expect([status, calls]).toEqual([2, []]);
    expect(stderr).toMatch(/usage|no backup there|can't be read/);
  }
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDataFolder } from './data-folder.mjs';

let folder;
let to;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
  to = join(folder, 'copy');
  mkdirSync(to);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a data folder is copied with the modes of its files', () => {
  const from = join(folder, 'portal');
  mkdirSync(join(from, 'postgres', 'data'), { recursive: true });
  writeFileSync(join(from, 'postgres', 'data', 'portal.password'), 'secret', { mode: 0o600 });
  mkdirSync(join(from, 'postgres', 'closed'), { mode: 0o700 });
  copyDataFolder(from, to);
  expect(readFileSync(join(to, 'postgres', 'data', 'portal.password'), 'utf8')).toBe('secret');
  for (const name of ['postgres/closed', 'postgres/data/portal.password'])
    expect(statSync(join(to, name))).toMatchObject(pick(statSync(join(from, name))));
});

test('a database elsewhere is not shared by a link', () => {
  const from = join(folder, 'portal');
  mkdirSync(from);
  symlinkSync(folder, join(from, 'postgres'));
  writeFileSync(join(from, 'secrets'), 'x');
  copyDataFolder(from, to);
  expect(() => statSync(join(to, 'secrets'))).toThrow(/ENOENT/);
});

const pick = ({ mode, uid, gid }) => ({ mode, uid, gid });

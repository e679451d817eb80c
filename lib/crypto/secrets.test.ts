import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from '@/lib/env/env';
import { readSecrets } from './secrets';

const folder = () => mkdtempSync(join(process.env.DATA_DIR ?? tmpdir(), 'secrets-'));
const SECRET = 'a session secret of more than 32 bytes';

test('secrets are created once, differ from each other, and are readable only by their owner', () => {
  const DATA_DIR = join(folder(), 'new');
  const made = readSecrets(parseEnv({ DATA_DIR }));
  expect(readSecrets(parseEnv({ DATA_DIR }))).toEqual(made);
  expect(made.session).not.toBe(made.pepper);
  expect(Buffer.byteLength(made.session)).toBeGreaterThanOrEqual(32);
  expect(statSync(join(DATA_DIR, 'secrets')).mode & 0o777).toBe(0o600);
  expect(readdirSync(DATA_DIR)).toEqual(['secrets']);
});

test('a new session secret leaves the pepper as it was', () => {
  const DATA_DIR = folder();
  const { pepper } = readSecrets(parseEnv({ DATA_DIR }));
  expect(readSecrets(parseEnv({ DATA_DIR, SESSION_SECRET: SECRET }))).toEqual({ session: SECRET, pepper });
});

test('nothing is written if both are set in the environment', () => {
  const DATA_DIR = folder();
  readSecrets(parseEnv({ DATA_DIR, SESSION_SECRET: SECRET, PASSWORD_PEPPER: SECRET }));
  expect(readdirSync(DATA_DIR)).toEqual([]);
});

test('a damaged file is an error, not a reason for new secrets', () => {
  const DATA_DIR = folder();
  readSecrets(parseEnv({ DATA_DIR }));
  const file = join(DATA_DIR, 'secrets');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.slice(0, 10));
  expect(() => readSecrets(parseEnv({ DATA_DIR }))).toThrow();
});

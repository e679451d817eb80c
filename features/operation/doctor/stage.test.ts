import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { bundleFile } from '@/testing/programs';
import { doctorCases } from './stage.cases.test-support';

/** One process stages all cases. */
jest.setTimeout(240_000);

type Found = { check: string; level: string; advice?: string };

const hasOtherDisk = existsSync('/dev/shm');
/** Findings of the server of the tests, which is small and may lose everything in a crash. */
const OF_THE_SERVER = ['fsync', 'full_page_writes', 'synchronous_commit', 'shared_buffers'].map(
  (name) => `postgres.${name}`,
);
/** Findings of a machine with an old Node, or with one disk. */
const OF_THE_MACHINE = [
  ...(Number.parseInt(process.versions.node, 10) < 22 ? ['node'] : []),
  ...(hasOtherDisk ? [] : ['backup.disk']),
];
const EXPECTED_ANYWAY = [...OF_THE_SERVER, ...OF_THE_MACHINE];
const found = new Map<string, Found[]>();

beforeAll(async () => {
  const program = bundleFile('features/operation/doctor/stage.test-support.ts');
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: resolve('testing/certificates/authority.pem') };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for (const line of (await text(child.stdout)).split('\n').filter(Boolean)) {
    const { name, found: findings } = JSON.parse(line);
    found.set(name, findings);
  }
}, 240_000);

const listChecks = (name: string): string[] =>
  (found.get(name) ?? []).map(({ check }) => check).filter((check) => !EXPECTED_ANYWAY.includes(check));

test('at least 25 misconfigurations are staged', () => {
  expect(Object.values(doctorCases).filter(({ finds }) => finds.length > 0).length).toBeGreaterThanOrEqual(25);
  expect([...found.keys()]).toEqual(Object.keys(doctorCases));
});

const cases = Object.entries(doctorCases).map(([name, { finds }]) => [name, finds] as const);

test.each(cases)('%s: %j', (name, finds) => {
  expect(listChecks(name).sort()).toEqual(finds.filter((check) => !EXPECTED_ANYWAY.includes(check)).sort());
  const bad = (found.get(name) ?? []).filter(({ check }) => finds.includes(check));
  for (const { advice } of bad) expect(advice).toMatch(/\S{5}/);
});

test('the settings that this server of the tests lacks are found, too', () => {
  expect((found.get('good') ?? []).map(({ check }) => check)).toEqual(
    expect.arrayContaining(OF_THE_SERVER.filter((check) => check !== 'postgres.shared_buffers')),
  );
});

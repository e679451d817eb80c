import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ask } from '@/features/operation/operation.test-support';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { bundleFile } from '@/testing/programs';
import { aFolder, anEmptyPortal, aRichItem, dropDatabases } from './leaving.test-support';

/** Programs are started, which is slow on a busy machine. */
jest.setTimeout(300_000);

afterEach(dropDatabases);

async function run(args: string[], settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, [bundleFile('scripts/portal.ts'), ...args, '--json'], {
    env: { ...process.env, ...settings },
  });
  child.stdin.end();
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const [out] = await Promise.all([buffer(child.stdout), buffer(child.stderr)]);
  return { code: await ended, result: JSON.parse(String(out)) };
}

test('a portal leaves by one command and comes back by another, and both are in the audit log', async () => {
  const { item } = await aRichItem();
  const folder = join(await aFolder('command'), 'export');
  const left = await run(['export', folder, '--all']);
  expect(left).toMatchObject({
    code: 0,
    result: { ok: true, scope: 'all', kinds: { news: 1, media: 4 }, wordpress: [{ items: 1 }] },
  });
  expect(left.result.personal).toContain('account.email');
  const log = await db.auditLog.findMany({ where: { noun: 'export' }, orderBy: { id: 'asc' } });
  expect(log).toMatchObject([
    { action: 'export.start', after: { scope: 'all', format: 'both', folder } },
    { action: 'export.finish', after: { scope: 'all', rows: left.result.rows, files: left.result.files } },
  ]);

  expect(await run(['export', folder])).toMatchObject({ code: 3, result: { ok: false } });
  expect(await run(['export'])).toMatchObject({ code: 2 });
  expect(await run(['export', folder, '--format', 'pdf'])).toMatchObject({ code: 2 });

  const { databaseUrl } = await anEmptyPortal();
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: mkdtempSync(join(env.DATA_DIR, 'back-')) };
  const back = await run(['move', '--from', folder], settings);
  expect(back).toMatchObject({ code: 0, result: { scope: 'all', rows: left.result.rows, files: left.result.files } });
  expect(await ask(databaseUrl, 'SELECT id, topic FROM news')).toEqual([{ id: item.id, topic: item.topic }]);
  expect(readdirSync(join(settings.DATA_DIR, 'media')).toSorted()).toEqual(
    readdirSync(join(env.DATA_DIR, 'media')).toSorted(),
  );
  expect(await ask(databaseUrl, `SELECT action FROM audit_log WHERE noun = 'export' ORDER BY id`)).toEqual([
    ...[{ action: 'export.start' }, { action: 'export.import' }],
  ]);
  expect(await run(['move', '--from', folder], settings)).toMatchObject({ code: 3 });
});

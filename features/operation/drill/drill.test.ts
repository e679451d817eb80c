import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aNews } from '@/testing/builders';
import { createBackup } from '../backup/backup.commands';
import { withConnection } from '../connection.queries';
import { aFolder, aSecret, aStore, ask, ownUrl, PASSPHRASE } from '../operation.test-support';
import { holdDrill } from './drill.commands';
import { findLastDrill, isDrillDue, isDrillMissed } from './drill-record';
import { withScratchDatabase } from './scratch-database.queries';

jest.setTimeout(180_000);

const at = new Date('2026-05-04T00:00:00.000Z');
const listScratch = () => ask(ownUrl(), `SELECT datname FROM pg_database WHERE datname LIKE '%\\_drill'`);

test('a drill restores the newest backup beside the running database, and leaves a line; damage is told', async () => {
  await aNews();
  const [folder, { store }] = [await aFolder('backups'), await aStore([Buffer.from('one')])];
  const secrets = { values: aSecret(), passphrase: PASSPHRASE };
  const { path, manifest } = await createBackup({ databaseUrl: ownUrl(), folder, store, secrets, at });
  const drawn: unknown[] = [];
  const drawPages = async (restoredUrl: string) => {
    drawn.push(...(await ask(restoredUrl, 'SELECT count(*)::int AS items FROM news')));
    return { drawn: 20, compared: 20 };
  };
  const drill = (passphrase: string) => holdDrill({ databaseUrl: ownUrl(), folder, passphrase, drawPages, at });

  const good = await drill(PASSPHRASE);
  expect(good).toMatchObject({
    ok: true,
    backup: manifest.name,
    media: 1,
    secrets: true,
    rows: expect.any(Number),
    pages: { drawn: 20 },
  });
  expect(drawn).toEqual([{ items: 1 }]);
  expect(await findLastDrill(folder)).toEqual(good);
  expect(await listScratch()).toEqual([]);

  expect(await drill('another passphrase')).toMatchObject({
    ok: false,
    problem: expect.stringContaining('passphrase'),
  });
  await writeFile(join(path, 'tables', 'news.copy.gz'), 'x');
  const bad = await drill(PASSPHRASE);
  expect(bad).toMatchObject({ ok: false, problem: expect.stringContaining('news.copy.gz') });
  await appendFile(join(folder, 'drills.jsonl'), '{"at":');
  expect(await findLastDrill(folder)).toEqual(bad);
  expect(await listScratch()).toEqual([]);
});

test('without a backup the drill fails, and says so', async () => {
  const folder = join(await aFolder('empty'), 'backups');
  const result = await holdDrill({ databaseUrl: ownUrl(), folder, at });
  expect(result).toMatchObject({ ok: false, problem: expect.stringContaining('no backup') });
});

test('the throw-away database has the locale of the portal’s, replaces one that was left, and is used by one drill', async () => {
  const locale =
    "SELECT datlocprovider, datcollate, datctype, to_jsonb(d) - 'oid' ->> 'datlocale' AS l FROM pg_database d";
  const [{ name }] = await ask(ownUrl(), 'SELECT current_database() AS name');
  await ask(ownUrl(), `CREATE DATABASE "${name}_drill"`);
  await withScratchDatabase(ownUrl(), async (url) => {
    const [own] = await ask(ownUrl(), `${locale} WHERE datname = current_database()`);
    expect(await ask(url, `${locale} WHERE datname = current_database()`)).toEqual([own]);
    expect(
      await withConnection(url, async (client) => (await client.query('SELECT current_database() AS name')).rows),
    ).toEqual([{ name: `${name}_drill` }]);
    await expect(withScratchDatabase(ownUrl(), async () => undefined)).rejects.toThrow('another drill');
  });
  expect(await listScratch()).toEqual([]);
});

test('a drill is due some days after a good one, a day after a failed one', () => {
  const last = (days: number, ok: boolean) => ({
    at: new Date(at.getTime() - days * 86_400_000).toISOString(),
    ok,
    seconds: 1,
  });
  expect(isDrillDue(7, undefined, at)).toBe(true);
  expect(isDrillDue(0, undefined, at)).toBe(false);
  expect([6.9, 7].map((days) => isDrillDue(7, last(days, true), at))).toEqual([false, true]);
  expect([0.9, 1].map((days) => isDrillDue(7, last(days, false), at))).toEqual([false, true]);
  expect([7.9, 8.1].map((days) => isDrillMissed(7, last(days, true), at.getTime()))).toEqual([false, true]);
  expect(isDrillMissed(7, undefined, at.getTime())).toBe(true);
  expect(isDrillMissed(0, undefined, at.getTime())).toBe(false);
});

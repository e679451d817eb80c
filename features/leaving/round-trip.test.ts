import { join } from 'node:path';
import { sealAudit } from '@/features/audit/seal/seal.commands';
import { verifySeals } from '@/features/audit/seal/seal.queries';
import { ask, hashTables, readStructure } from '@/features/operation/operation.test-support';
import { createClient, db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { aNews } from '@/testing/builders';
import {
  aFolder,
  aRichItem,
  dropDatabases,
  exportTo,
  HARD,
  importFrom,
  ownUrl,
  readAllText,
  readFiles,
} from './leaving.test-support';

/** Databases are migrated, which is slow on a busy machine. */
jest.setTimeout(180_000);

const SECRETS = ['$argon2id$hidden', 'TOTPSECRET', 'recovery-one', 'feedface'];

/** Numbers of items, wherever their parts are written yet. */
const TALLY = `
  SELECT scope, category_id, status, ends, starts, sum(items)::int AS items
  FROM (TABLE news_tally UNION ALL SELECT scope, category_id, status, ends, starts, items FROM news_tally_change) t
  GROUP BY 1, 2, 3, 4, 5 HAVING sum(items) <> 0 ORDER BY 1, 2, 3, 4, 5`;

let rich: Awaited<ReturnType<typeof aRichItem>>;

beforeAll(async () => {
  rich = await aRichItem();
  const { item, organisation, account } = rich;
  const [password, totp, recovery] = SECRETS;
  await db.account.update({
    where: { id: account.id },
    data: {
      passwordHash: password ?? '',
      totpSecret: totp ?? '',
      totpConfirmedAt: new Date(),
      recoveryCodes: [recovery ?? ''],
    },
  });
  await aNews({ status: 'draft', approveLevel: 0, organisationId: organisation.id, topic: 'ร่างที่ยังไม่เสร็จ' });
  await aNews({ publishAt: new Date(Date.now() + 86_400_000), organisationId: organisation.id });
  await aNews({ deletedAt: new Date(), organisationId: organisation.id });
  await db.newsRevision.create({
    data: { newsId: item.id, number: 1, content: { topic: HARD, list: [1.5, null, true] } },
  });
  await db.newsDailyCount.create({ data: { newsId: item.id, day: new Date('2024-03-01'), reads: 7 } });
  await db.setting.createMany({
    data: [
      { key: 'site', value: { agency: HARD } },
      { key: 'odd', value: 'null' },
    ],
  });
  await ask(ownUrl(), `UPDATE setting SET value = 'null' WHERE key = 'odd'`);
  await db.alertAddress.create({
    data: { email: 'reader@example.com', secret: Uint8Array.from([0xfe, 0xed, 0xfa, 0xce]) },
  });
  await db.contactMessage.create({
    data: { trackingCode: 'ABC', name: 'ผู้อ่าน', email: 'a@example.com', subject: 'ถาม', body: HARD, textSearch: 'ถาม' },
  });
  await db.pollVote.deleteMany();
  await db.poll.create({
    data: {
      ...{ title: 'ถามความเห็น', opensAt: new Date('2026-01-01'), closesAt: new Date('2026-02-01') },
      options: { create: { label: 'ใช่', position: 1, votes: 2 } },
    },
  });
  await db.auditLog.create({
    data: { actorName: 'ทดสอบ', action: 'x', noun: 'news', address: '2001:db8::1', after: { ข: [1, null], ก: HARD } },
  });
  await sealAudit();
  const gone = await aNews({ organisationId: organisation.id });
  await db.news.delete({ where: { id: gone.id } });
});
afterEach(dropDatabases);

test('an export of everything, imported into an empty portal, gives the same portal', async () => {
  const folder = await aFolder('all');
  const manifest = await exportTo(folder);
  const { databaseUrl, files, store, result } = await importFrom(folder);
  expect(result.rows).toBe(manifest.kinds.reduce((sum, { rows }) => sum + rows, 0));
  expect(manifest.kinds.find(({ name }) => name === 'news')).toMatchObject({ rows: 4 });

  // Field by field: what leaves the new portal is what came in, to the byte.
  const again = await exportTo(await aFolder('again'), { databaseUrl, store });
  expect(again.kinds).toEqual(manifest.kinds);
  expect(again.sequences).toEqual(manifest.sequences);
  expect(again.wordpress).toEqual(manifest.wordpress.map((one) => ({ ...one, sha256: expect.any(String) })));
  expect(await readFiles(files)).toEqual(await readFiles(join(env.DATA_DIR, 'media')));
  expect(await readStructure(databaseUrl)).toEqual({
    ...(await readStructure(ownUrl())),
    sequences: expect.any(Array),
  });

  const [here, there] = [await hashTables(ownUrl()), await hashTables(databaseUrl)];
  const changed = Object.keys(here).filter((table) => here[table] !== there[table]);
  // Secrets are another's now; outings of the past count as taken.
  const mayDiffer = ['account', 'alert_address', 'figure_state', 'figure_dirty', 'news_tally', 'news_tally_change'];
  expect(changed.filter((table) => !mayDiffer.includes(table))).toEqual([]);
  expect(there.news_search).toBe(here.news_search);
  expect(await ask(databaseUrl, TALLY)).toEqual(await ask(ownUrl(), TALLY));
});

test('no secret leaves, and accounts arrive without one', async () => {
  const folder = await aFolder('secrets');
  await exportTo(folder);
  const text = await readAllText(folder);
  expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text).toContain('reader@example.com');
  const { databaseUrl } = await importFrom(folder);
  expect(
    await ask(
      databaseUrl,
      'SELECT password_hash, totp_secret, totp_confirmed_at, recovery_codes FROM account WHERE id = $1',
      [rich.account.id],
    ),
  ).toEqual([{ password_hash: null, totp_secret: null, totp_confirmed_at: null, recovery_codes: [] }]);
  const [{ secret }] = await ask(databaseUrl, 'SELECT secret FROM alert_address');
  expect(secret).toHaveLength(32);
});

test('the seals of the audit log match in the new portal, and nothing waits for alerts', async () => {
  const folder = await aFolder('seals');
  await exportTo(folder, { format: 'jsonl' });
  const { databaseUrl } = await importFrom(folder);
  const client = createClient(databaseUrl, 1);
  try {
    const { broken, seals, rows } = await verifySeals(client);
    expect({ broken, seals, rows }).toEqual({ broken: undefined, seals: 1, rows: 1 });
  } finally {
    await client.$disconnect();
  }
  // The id of a deleted item isn't given again.
  const [{ last }] = await ask(databaseUrl, 'SELECT last_value::int AS last FROM news_id_seq');
  const [{ largest }] = await ask(databaseUrl, 'SELECT max(id) AS largest FROM news');
  expect(last).toBe(largest + 1);
});

test('one snapshot: an item that comes while the rows are written is in none of the files', async () => {
  const folder = await aFolder('snapshot');
  let added: Promise<unknown> | undefined;
  const { kinds } = await exportTo(folder, {
    report: ({ detail }) => {
      if (detail === 'organisation') added ??= aNews({ topic: 'มาทีหลัง' });
    },
  });
  await added;
  expect(kinds.find(({ name }) => name === 'news')?.rows).toBe(4);
  expect(await readAllText(folder)).not.toContain('มาทีหลัง');
  await db.news.deleteMany({ where: { topic: 'มาทีหลัง' } });
});

import { countFilteredNews } from '@/features/news/filter/filter.queries';
import { alertFilter } from '@/features/news/filter/filter.schema';
import { saveNews } from '@/features/newsroom/item/save.commands';
import { transitionNews } from '@/features/newsroom/workflow/workflow.commands';
import { db } from '@/lib/db/db';
import { toSearchText } from '@/lib/text/search-text';
import { HOUR_MS } from '@/lib/time/units';
import { anAlert, anEmail } from '@/testing/alerts';
import { aCategory, aNews } from '@/testing/builders';
import { listMailsTo } from '@/testing/log-in';
import { aKey, aNewsroom, someContent } from '@/testing/newsroom';
import { sendAlerts } from './delivery.commands';
import { clearDeliveries, later, listMailDataTo, readLinksTo, sendDueAlerts } from './delivery.test-support';

beforeEach(clearDeliveries);

describe('an item', () => {
  test('is mailed once to the alerts whose filter it matches, with links to stop and to read', async () => {
    const [category, other] = [await aCategory(), await aCategory()];
    const [mine, all, foreign] = [
      await anAlert({ filter: { categoryId: category.id } }),
      await anAlert(),
      await anAlert({ filter: { categoryId: other.id } }),
    ];
    const item = await aNews({ categoryId: category.id, topic: 'หัวข้อ\nสองบรรทัด', publishAt: later(-HOUR_MS / 60) });
    expect(await sendDueAlerts()).toBe(2);
    expect(await sendDueAlerts()).toBe(0);
    expect(await listMailDataTo(mine.email)).toMatchObject([
      {
        about: category.name,
        rhythm: 'now',
        more: 0,
        items: [
          { topic: 'หัวข้อ สองบรรทัด', category: category.name, link: expect.stringContaining(`news_id=${item.id}`) },
        ],
        listLink: expect.stringContaining(`/search/?news_type=${category.id}`),
        stopLink: expect.stringMatching(/\/alerts\/stop\/\?token=[\w.-]+$/),
      },
    ]);
    expect(await readLinksTo(all.email)).toEqual([[item.id]]);
    expect(await listMailDataTo(foreign.email)).toEqual([]);
  });

  test('is mailed to a search without spaces whose words it has, while few items have the phrase', async () => {
    const category = await aCategory();
    const filter = { search: 'ปะการังเกาะทะลุ', categoryId: category.id };
    const [glued, literal] = [
      await anAlert({ filter }),
      await anAlert({ filter: { ...filter, search: `"${filter.search}"` } }),
    ];
    const words = await aNews({ categoryId: category.id, topic: 'เกาะทะลุฟื้นปะการัง', publishAt: later(-1_000) });
    await sendAlerts();
    expect(await readLinksTo(glued.email)).toEqual([[words.id]]);
    expect(await listMailDataTo(literal.email)).toEqual([]);
  });

  test('with the words of a search alone is not mailed once three items have it as typed', async () => {
    const category = await aCategory();
    const filter = { search: 'ปะการังเกาะหวาย', categoryId: category.id };
    for (const place of [1, 2, 3]) await aNews({ categoryId: category.id, topic: `ปะการังเกาะหวาย ${place}` });
    await clearDeliveries();
    const { email } = await anAlert({ filter });
    await aNews({ categoryId: category.id, topic: 'เกาะหวายฟื้นปะการัง', publishAt: later(-1_000) });
    const phrase = await aNews({ categoryId: category.id, topic: 'ชมปะการังเกาะหวาย', publishAt: later(-1_000) });
    await sendAlerts();
    expect(await readLinksTo(email)).toEqual([[phrase.id]]);
  });

  test('approved today is mailed although its date was yesterday; one older than a month is not', async () => {
    const { email } = await anAlert();
    const [fresh, old] = [
      await aNews({ status: 'wait', publishAt: later(-24 * HOUR_MS) }),
      await aNews({ status: 'wait', publishAt: later(-31 * 24 * HOUR_MS) }),
    ];
    await sendDueAlerts();
    expect(await readLinksTo(email)).toEqual([]);
    await db.news.updateMany({ where: { id: { in: [fresh.id, old.id] } }, data: { status: 'allow', approveLevel: 1 } });
    await sendDueAlerts();
    expect(await readLinksTo(email)).toEqual([[fresh.id]]);
  });

  test('that is scheduled is mailed at its time, even after three hours without a run', async () => {
    const { email } = await anAlert();
    const item = await aNews({ publishAt: later(HOUR_MS) });
    await sendAlerts(later(HOUR_MS - 5_000));
    expect(await readLinksTo(email)).toEqual([]);
    await sendAlerts(later(4 * HOUR_MS));
    await sendAlerts(later(5 * HOUR_MS));
    expect(await readLinksTo(email)).toEqual([[item.id]]);
  });

  test('postponed before its time is mailed at the new one', async () => {
    const { email } = await anAlert();
    const item = await aNews({ publishAt: later(HOUR_MS) });
    await db.news.update({ where: { id: item.id }, data: { publishAt: later(3 * HOUR_MS) } });
    await sendAlerts(later(2 * HOUR_MS));
    expect(await readLinksTo(email)).toEqual([]);
    await sendAlerts(later(3 * HOUR_MS + 1_000));
    expect(await readLinksTo(email)).toEqual([[item.id]]);
  });

  test('of the newsroom is mailed when published, and not again when edited, hidden or shown', async () => {
    const room = await aNewsroom();
    const { email } = await anAlert({ filter: { organisationId: room.college.organisationId } });
    const saved = await saveNews({ key: aKey(), content: someContent(room.category.id) }, room.college);
    await sendDueAlerts();
    expect(await readLinksTo(email)).toEqual([]);
    const out = await transitionNews({ id: saved.id, version: saved.version, event: 'publish' }, room.college);
    await sendDueAlerts();
    expect(await readLinksTo(email)).toEqual([[saved.id]]);
    const content = someContent(room.category.id, { topic: 'แก้ไขแล้ว' });
    let item: { id: number; version: number } = await saveNews(
      { id: out.id, version: out.version, key: aKey(), content },
      room.college,
    );
    for (const event of ['hide', 'show'] as const) {
      item = await transitionNews({ id: item.id, version: item.version, event }, room.college);
      await sendDueAlerts();
    }
    await db.news.update({ where: { id: item.id }, data: { publishAt: new Date() } });
    await sendDueAlerts();
    expect(await readLinksTo(email)).toEqual([[saved.id]]);
  });

  test('hidden before it was mailed is mailed once it is shown again', async () => {
    const { email } = await anAlert();
    const item = await aNews({ publishAt: later(-1_000) });
    await db.news.update({ where: { id: item.id }, data: { status: 'hide' } });
    await sendDueAlerts();
    expect(await readLinksTo(email)).toEqual([]);
    await db.news.update({ where: { id: item.id }, data: { status: 'allow', approveLevel: 1 } });
    await sendDueAlerts();
    await sendDueAlerts();
    expect(await readLinksTo(email)).toEqual([[item.id]]);
  });

  test('is not mailed to alerts that are unconfirmed, stopped, or confirmed after its publication', async () => {
    const [unconfirmed, stopped] = [await anAlert({ confirmedAt: null }), await anAlert({ stoppedAt: new Date() })];
    await aNews({ publishAt: later(-1_000) });
    const late = await anAlert({ confirmedAt: later(1_000) });
    expect(await sendDueAlerts()).toBe(0);
    for (const { email } of [unconfirmed, stopped, late]) expect(await listMailsTo(email)).toEqual([]);
  });
});

describe('exactly-once delivery', () => {
  test('holds when two instances run at the same time', async () => {
    const emails = Array.from({ length: 12 }, anEmail);
    for (const email of emails) await anAlert({ email });
    const items = [await aNews({ publishAt: later(-2_000) }), await aNews({ publishAt: later(-1_000) })];
    await Promise.all([sendDueAlerts(), sendDueAlerts(), sendDueAlerts()]);
    await sendDueAlerts();
    for (const email of emails) {
      expect((await readLinksTo(email)).flat().toSorted()).toEqual(items.map(({ id }) => id).toSorted());
    }
  });

  test('holds after a failure between matching and mailing', async () => {
    const { email } = await anAlert();
    const item = await aNews({ publishAt: later(-1_000) });
    await db.$executeRaw`
      CREATE FUNCTION break_mails() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$`;
    await db.$executeRaw`
      CREATE TRIGGER break_mails AFTER INSERT ON mail_message FOR EACH STATEMENT EXECUTE FUNCTION break_mails()`;
    await expect(sendDueAlerts()).rejects.toThrow();
    await db.$executeRaw`DROP FUNCTION break_mails CASCADE`;
    expect(await db.alertItem.findMany({ where: { newsId: item.id } })).toMatchObject([{ mailedAt: null }]);
    expect(await sendDueAlerts()).toBe(1);
    expect(await readLinksTo(email)).toEqual([[item.id]]);
  });

  test('pauses while a thousand mails wait in the outbox', async () => {
    const { email } = await anAlert();
    await aNews({ publishAt: later(-1_000) });
    const waiting = { template: 'alert-items', recipient: 'x@example.org', data: {} };
    await db.mailMessage.createMany({
      data: Array.from({ length: 1_000 }, (_, number) => ({ ...waiting, mailKey: `waiting ${number}` })),
    });
    expect(await sendDueAlerts()).toBe(0);
    await db.mailMessage.deleteMany();
    expect(await sendDueAlerts()).toBe(1);
    expect(await listMailDataTo(email)).toHaveLength(1);
  });
});

test('fifty items are matched against 2,000 alerts, and a thousand mails are written a round', async () => {
  const categories = await Promise.all(Array.from({ length: 10 }, () => aCategory()));
  const texts = 'ข่าวประชาสัมพันธ์ของวิทยาลัย '.repeat(200);
  const addresses = Array.from({ length: 2_000 }, (_, number) => ({
    email: anEmail(),
    secret: Buffer.from(`${number}`),
  }));
  await db.alertAddress.createMany({ data: addresses });
  const rows = await db.alertAddress.findMany({ where: { email: { in: addresses.map(({ email }) => email) } } });
  await db.alert.createMany({
    data: rows.map(({ id }, number) => {
      const filter = number % 2 ? { categoryId: categories[number % 10]?.id } : { search: `ทุน คำที่${number % 50}` };
      return { addressId: id, filter, filterKey: String(number), rhythm: 'now', confirmedAt: later(-HOUR_MS) } as const;
    }),
  });
  const { id: organisationId } = await db.organisation.findFirstOrThrow();
  const plain = {
    organisationId,
    detail: '',
    summary: '',
    status: 'allow',
    approveLevel: 1,
    publishAt: later(-1_000),
  } as const;
  await db.news.createMany({
    data: Array.from({ length: 50 }, (_, number) => ({
      ...plain,
      categoryId: categories[number % 10]?.id ?? 0,
      topic: `ทุน ${number}`,
      topicSearch: toSearchText(`ทุน ${number}`),
      textSearch: toSearchText(`ทุน ${texts} คำที่${number}`),
    })),
  });
  // Every alert matches something; a round ends when a thousand mails wait.
  expect(await sendAlerts(later(100), 60_000)).toBe(1_000);
  await db.mailMessage.deleteMany();
  expect(await sendAlerts(later(100), 60_000)).toBe(1_000);
  expect(await sendAlerts(later(100), 60_000)).toBe(0);
  expect(await db.alertItem.count({ where: { mailedAt: null } })).toBe(0);
  expect(await db.alertItem.count()).toBe(await countPairs());
}, 60_000);

/** Expected number of matches: what each alert's filter finds in the database. */
async function countPairs(): Promise<number> {
  const alerts = await db.alert.findMany({ distinct: ['filter'], select: { filter: true } });
  const found = await Promise.all(
    alerts.map(async ({ filter }) => {
      const [fits, same] = [
        await countFilteredNews(alertFilter.parse(filter), 1_000),
        await db.alert.count({ where: { filter: { equals: alertFilter.parse(filter) } } }),
      ];
      return fits * same;
    }),
  );
  return found.reduce((sum, one) => sum + one, 0);
}

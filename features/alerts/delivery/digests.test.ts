import { db } from '@/lib/db/db';
import { HOUR_MS } from '@/lib/time/units';
import { anAlert, anEmail } from '@/testing/alerts';
import { aCategory, aNews } from '@/testing/builders';
import { sendAlerts } from './delivery.commands';
import { clearDeliveries, later, listMailDataTo, readLinksTo, sendDueAlerts } from './delivery.test-support';

beforeEach(clearDeliveries);

describe('digests', () => {
  /** A Tuesday in Thailand, at the given hour. */
  const tuesday = (hour: number) => new Date(Date.UTC(2030, 0, 8, hour - 7));
  const at = (date: Date, id: number) => db.newsOuting.update({ where: { newsId: id }, data: { due: date } });
  const published = async (when: Date) => {
    const item = await aNews({ publishAt: when, createdAt: when });
    await at(when, item.id);
    return item;
  };

  test('are sent at eight; later items wait for the next day, and each item is sent once', async () => {
    const { email } = await anAlert({ rhythm: 'daily' });
    const [first, second] = [await published(tuesday(6)), await published(tuesday(9))];
    await sendAlerts(tuesday(7));
    expect(await readLinksTo(email)).toEqual([]);
    await sendAlerts(tuesday(11));
    await sendAlerts(tuesday(12));
    expect(await readLinksTo(email)).toEqual([[first.id]]);
    await sendAlerts(tuesday(32));
    expect(await readLinksTo(email)).toEqual([[first.id], [second.id]]);
  });

  test('are sent on Mondays, newest item first', async () => {
    const { email } = await anAlert({ rhythm: 'weekly' });
    const [one, two] = [await published(tuesday(6)), await published(tuesday(50))];
    await sendAlerts(tuesday(5 * 24 + 20));
    expect(await readLinksTo(email)).toEqual([]);
    await sendAlerts(tuesday(6 * 24 + 8));
    expect(await readLinksTo(email)).toEqual([[two.id, one.id]]);
  });

  test('leave out items hidden meanwhile, which are sent once shown again', async () => {
    const { email } = await anAlert({ rhythm: 'daily' });
    const [kept, gone] = [await published(tuesday(5)), await published(tuesday(6))];
    await sendAlerts(tuesday(7));
    await db.news.update({ where: { id: gone.id }, data: { status: 'hide' } });
    await sendAlerts(tuesday(8));
    expect(await readLinksTo(email)).toEqual([[kept.id]]);
    await db.news.update({ where: { id: gone.id }, data: { status: 'allow', approveLevel: 1 } });
    await sendAlerts(tuesday(32));
    expect(await readLinksTo(email)).toEqual([[kept.id], [gone.id]]);
  });

  test('list twenty items and the number of others', async () => {
    const { email } = await anAlert({ rhythm: 'daily' });
    const category = await aCategory();
    for (let minute = 0; minute < 23; minute++) {
      const item = await aNews({ categoryId: category.id, publishAt: new Date(tuesday(6).getTime() + minute * 1_000) });
      await at(tuesday(6), item.id);
    }
    await sendAlerts(tuesday(8));
    const [letter, ...more] = await listMailDataTo(email);
    expect(letter?.more).toBe(3);
    expect((await readLinksTo(email))[0]).toHaveLength(20);
    expect(more).toEqual([]);
    await sendAlerts(tuesday(32));
    expect(await listMailDataTo(email)).toHaveLength(1);
  });
});

describe('alerts of one address that match the same item', () => {
  test('send it once, in one mail that names them all', async () => {
    const [email, category] = [anEmail(), await aCategory()];
    const byCategory = await anAlert({ email, filter: { categoryId: category.id } });
    await anAlert({ email, filter: { search: 'ทุน' } });
    const [other] = [await anAlert({ filter: { search: 'ทุน' } })];
    const item = await aNews({ categoryId: category.id, topic: 'ทุน', publishAt: later(-1_000) });
    expect(await sendDueAlerts()).toBe(2);
    expect(await listMailDataTo(email)).toMatchObject([{ about: category.name, also: ['ค้นหา “ทุน”'], more: 0 }]);
    expect(await listMailDataTo(other.email)).toMatchObject([{ about: 'ค้นหา “ทุน”', also: [] }]);
    for (let round = 0; round < 3; round++) expect(await sendDueAlerts()).toBe(0);
    expect(await readLinksTo(email)).toEqual([[item.id]]);
    // The other alert still sends its own items.
    await db.alert.update({ where: { id: byCategory.id }, data: { stoppedAt: new Date() } });
    const more = await aNews({ categoryId: category.id, topic: 'ทุน อีก', publishAt: later(-500) });
    await sendDueAlerts();
    expect(await readLinksTo(email)).toEqual([[item.id], [more.id]]);
  });

  test('send as few mails as possible, by the alert that matches most', async () => {
    const [email, category] = [anEmail(), await aCategory()];
    await anAlert({ email, filter: { search: 'ทุน' } });
    await anAlert({ email });
    const shared = await aNews({ categoryId: category.id, topic: 'ทุน', publishAt: later(-1_000) });
    const plain = await aNews({ categoryId: category.id, topic: 'อื่น', publishAt: later(-2_000) });
    expect(await sendDueAlerts()).toBe(1);
    expect(await readLinksTo(email)).toEqual([[shared.id, plain.id]]);
  });

  test('send separate mails for items that only one of them matches', async () => {
    const email = anEmail();
    const [one, two] = [await aCategory(), await aCategory()];
    for (const { id } of [one, two]) await anAlert({ email, filter: { categoryId: id } });
    for (const { id } of [one, two]) await aNews({ categoryId: id, publishAt: later(-1_000) });
    expect(await sendDueAlerts()).toBe(2);
    expect(await listMailDataTo(email)).toMatchObject([{ also: [] }, { also: [] }]);
  });

  test('send an item once in digests too, even if several steps are needed', async () => {
    const category = await aCategory();
    const emails = Array.from({ length: 150 }, anEmail);
    for (const filter of [{ categoryId: category.id }, {}]) {
      await Promise.all(
        emails.map((email) => anAlert({ email, filter, rhythm: 'daily', confirmedAt: later(-48 * HOUR_MS) })),
      );
    }
    const item = await aNews({ categoryId: category.id, publishAt: later(-25 * HOUR_MS) });
    await db.newsOuting.update({ where: { newsId: item.id }, data: { due: later(-25 * HOUR_MS) } });
    expect(await sendAlerts(later(100), 60_000)).toBe(150);
    expect(await sendAlerts(later(100), 60_000)).toBe(0);
    expect(await readLinksTo(emails[149] ?? '')).toEqual([[item.id]]);
  });
});

import { db } from '@/lib/db/db';
import { listMailsTo } from '@/testing/log-in';
import { sendAlerts } from './delivery.commands';

export const later = (ms: number) => new Date(Date.now() + ms);
/**
 * A round a tenth of a second ahead: the database dates new items by its own clock, which may be a few milliseconds
 * ahead of the agreed time of this process.
 */
export const sendDueAlerts = () => sendAlerts(later(100));
export const listMailDataTo = async (email: string) => (await listMailsTo(email)).map(({ data }) => data);
export const readLinksTo = async (email: string) =>
  (await listMailDataTo(email)).map(({ items }) =>
    JSON.stringify(items)
      .match(/news_id=\d+/g)
      ?.map((link) => Number(link.slice(8))),
  );

/** Clears everything that other tests left to be sent. */
export async function clearDeliveries(): Promise<void> {
  await db.newsOuting.updateMany({ where: { takenAt: null }, data: { takenAt: new Date() } });
  await db.alert.deleteMany();
  await db.mailMessage.deleteMany();
}

import { db } from '@/lib/db/db';
import { makeRandom } from '@/prisma/seed/content/random';
import { createManyItems } from '@/testing/search';
import { OLD_BATCH, sendAlerts } from './delivery.commands';
import { later, sendDueAlerts } from './delivery.test-support';

const countOpen = () => db.newsOuting.count({ where: { takenAt: null } });

test('items older than a month are marked as done in batches, however many there are', async () => {
  await createManyItems(2 * OLD_BATCH + 1, makeRandom('old items'));
  await db.$executeRaw`UPDATE news SET publish_at = publish_at - interval '60 days'`;
  await db.$executeRaw`UPDATE news_outing SET due = now() - interval '1 minute', taken_at = NULL`;
  const all = await countOpen();
  expect(all).toBeGreaterThan(2 * OLD_BATCH);
  await sendAlerts(later(0), 0);
  expect(await countOpen()).toBe(all - OLD_BATCH);
  expect(await sendDueAlerts()).toBe(0);
  expect(await countOpen()).toBe(0);
});

import { db } from '@/lib/db/db';
import { DAY_MS, HOUR_MS } from '@/lib/time/units';
import { anAlert, anEmail } from '@/testing/alerts';
import { aNews } from '@/testing/builders';
import { aMember } from '@/testing/people';
import { buildAlertLinks, readLinkedAlert } from './alerts.queries';
import { cleanUpAlerts } from './cleanup.commands';

const ago = (ms: number) => new Date(Date.now() - ms);
const isThere = async (id: number) => (await db.alert.count({ where: { id } })) === 1;
const find = (id: number) => db.alert.findUniqueOrThrow({ where: { id }, include: { address: true } });

test('unconfirmed alerts are deleted after two days, stopped ones after thirty, an address with its last alert', async () => {
  const rows = [
    await anAlert({ confirmedAt: null, createdAt: ago(49 * HOUR_MS) }),
    await anAlert({ confirmedAt: null, createdAt: ago(47 * HOUR_MS) }),
    await anAlert({ stoppedAt: ago(31 * DAY_MS) }),
    await anAlert({ stoppedAt: ago(29 * DAY_MS) }),
    await anAlert({ createdAt: ago(400 * DAY_MS) }),
  ];
  await db.alertAddress.updateMany({ data: { createdAt: ago(60 * DAY_MS) } });
  await cleanUpAlerts();
  expect(await Promise.all(rows.map(({ id }) => isThere(id)))).toEqual([false, true, false, true, true]);
  const addresses = await db.alertAddress.count({ where: { email: { in: rows.map(({ email }) => email) } } });
  expect(addresses).toBe(3);
});

test('mailed items are deleted after ninety days, and unsent ones after thirty', async () => {
  const { id: alertId } = await anAlert();
  const days = [
    [100, 91],
    [100, 89],
    [31, undefined],
    [29, undefined],
  ] as const;
  const ids: number[] = [];
  for (const [publicDays, mailedDays] of days) {
    const { id: newsId } = await aNews();
    ids.push(newsId);
    const mailedAt = mailedDays === undefined ? null : ago(mailedDays * DAY_MS);
    await db.alertItem.create({ data: { alertId, newsId, publicAt: ago(publicDays * DAY_MS), mailedAt } });
  }
  await cleanUpAlerts();
  const left = await db.alertItem.findMany({ where: { alertId }, orderBy: { newsId: 'asc' } });
  expect(left.map(({ newsId }) => newsId)).toEqual([ids[1], ids[3]]);
});

describe('an address whose mails bounce permanently', () => {
  const mailed = (recipient: string, status: 'failed' | 'sent', lastError: string | null, minutes: number) =>
    db.mailMessage.create({
      data: {
        ...{ recipient, status, lastError },
        mailKey: anEmail(),
        template: 'alert-items',
        data: {},
        createdAt: ago(minutes * 60_000),
      },
    });
  const GONE = 'EENVELOPE RCPT TO 550 5.1.1';

  test('has its alerts stopped with the third bounce, not before', async () => {
    const [gone, nearly, other] = [await anAlert(), await anAlert(), await anAlert()];
    for (const minutes of [5, 4, 3]) await mailed(gone.email, 'failed', GONE, minutes);
    for (const minutes of [5, 4]) await mailed(nearly.email, 'failed', GONE, minutes);
    await cleanUpAlerts();
    expect((await find(gone.id)).stoppedAt).not.toBeNull();
    expect((await find(nearly.id)).stoppedAt).toBeNull();
    expect((await find(other.id)).stoppedAt).toBeNull();
  });

  test('keeps them if a mail was delivered since, the bounce was temporary, or they were confirmed again', async () => {
    const [arrived, busy, anew] = [await anAlert(), await anAlert(), await anAlert({ confirmedAt: ago(60_000) })];
    for (const minutes of [6, 5, 3]) await mailed(arrived.email, 'failed', GONE, minutes);
    await mailed(arrived.email, 'sent', null, 4);
    for (const minutes of [5, 4, 3]) await mailed(busy.email, 'failed', 'EENVELOPE RCPT TO 451 4.3.0', minutes);
    for (const minutes of [5, 4, 3]) await mailed(anew.email, 'failed', GONE, minutes);
    await cleanUpAlerts();
    for (const { id } of [arrived, busy, anew]) expect((await find(id)).stoppedAt).toBeNull();
  });
});

describe('a member’s alerts', () => {
  test('are those of an e-mail proved by a login', async () => {
    const [known, unproved] = [await aMember({ account: { lastLoginAt: new Date() } }), await aMember()];
    const [one, other] = [await anAlert({ email: known.name }), await anAlert({ email: unproved.name })];
    await cleanUpAlerts();
    expect((await find(one.id)).accountId).toBe(known.account.id);
    expect((await find(other.id)).accountId).toBeNull();
  });

  test('move to a new e-mail without duplicates, and the old address’s links become invalid', async () => {
    const member = await aMember();
    const accountId = member.account.id;
    const [kept, double] = [
      await anAlert({ email: member.name, accountId, filter: { search: 'ก' } }),
      await anAlert({ email: member.name, accountId, filter: { search: 'ข' } }),
    ];
    const email = anEmail();
    const there = await anAlert({ email, filter: { search: 'ข' } });
    const { stopLink } = buildAlertLinks(kept.id, kept.address);
    const token = new URL(stopLink).searchParams.get('token') ?? '';
    await db.member.update({ where: { accountId }, data: { email } });
    expect(await readLinkedAlert('stop', token)).toBeDefined();
    await cleanUpAlerts();
    expect((await find(kept.id)).address.email).toBe(email);
    expect([await isThere(double.id), await isThere(there.id)]).toEqual([false, true]);
    expect(await readLinkedAlert('stop', token)).toBeUndefined();
  });
});

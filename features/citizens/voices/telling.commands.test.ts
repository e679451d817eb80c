import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db/db';
import { DAY_MS, MINUTE_MS } from '@/lib/time/units';
import { listMailsTo } from '@/testing/log-in';
import { aCollege, anAdministrator } from '@/testing/people';
import { aVoice } from '@/testing/voices';
import { tellOffices } from './telling.commands';
import { handOverVoice } from './voices.commands';

const administrator = { role: 'VecAdmin', name: 'ผู้ดูแล' } as const;
const START = Date.now();
const at = (ms: number) => new Date(START + ms);
const anEmail = () => `${randomUUID()}@example.org`;

async function anOffice(account: object = {}) {
  const email = anEmail();
  const { organisation } = await aCollege({ account: { email, ...account } });
  return { email, id: organisation.id };
}
const listTold = async (email: string) => (await listMailsTo(email)).map(({ data }) => data);

beforeEach(async () => {
  await db.voice.updateMany({ data: { toldAt: at(-DAY_MS), soonToldAt: at(0), lateToldAt: at(0) } });
});

test('an office gets one mail for all that arrived, and the next not before an hour has passed', async () => {
  const { email, id } = await anOffice();
  for (const kind of ['message', 'report', 'complaint'] as const) await aVoice(kind, id);
  expect(await tellOffices(at(0))).toBe(1);
  expect(await listMailsTo(email)).toMatchObject([
    { template: 'voices', data: { what: 'new', count: 3, link: '/newsroom/voices' } },
  ]);
  await aVoice('suggestion', id);
  expect(await tellOffices(at(30 * MINUTE_MS))).toBe(0);
  expect(await tellOffices(at(61 * MINUTE_MS))).toBe(1);
  expect(await tellOffices(at(200 * MINUTE_MS))).toBe(0);
  expect(await listTold(email)).toMatchObject([{ count: 3 }, { what: 'new', count: 1 }]);
});

test('it is reminded three days before the due date and after it, once each; closed ones are left out', async () => {
  const { email, id } = await anOffice();
  await aVoice('message', id, { dueAt: at(10 * DAY_MS) });
  const closed = await aVoice('complaint', id, { dueAt: at(10 * DAY_MS) });
  await db.suggestion.update({ where: { id: closed.sourceId }, data: { status: 'done' } });
  for (const day of [0, 6.9, 7.1, 7.2, 9.9, 10.1, 11]) await tellOffices(at(day * DAY_MS));
  expect(await listTold(email)).toMatchObject([
    { what: 'new', count: 1 },
    { what: 'soon', count: 1 },
    { what: 'late', count: 1 },
  ]);
});

test('a hand-over tells the new office; the agency, accounts that opted out and closed ones get nothing', async () => {
  const [quiet, gone, next] = [
    await anOffice({ mailOptIns: { voices: false } }),
    await anOffice({ status: 'closed' }),
    await anOffice(),
  ];
  const agency = anEmail();
  await anAdministrator({ account: { email: agency } });
  await aVoice('message', null);
  await aVoice('message', gone.id);
  const { id } = await aVoice('message', quiet.id);
  expect(await tellOffices(at(0))).toBe(0);
  const seen = `new.${quiet.id}.0`;
  await handOverVoice({ id, to: next.id, seen }, administrator);
  expect(await tellOffices(at(MINUTE_MS))).toBe(1);
  expect(await listTold(next.email)).toMatchObject([{ what: 'new', count: 1 }]);
  for (const email of [quiet.email, gone.email, agency]) expect(await listTold(email)).toEqual([]);
});

test('two machines at the same time send one mail', async () => {
  const { email, id } = await anOffice();
  await aVoice('message', id);
  await Promise.all([tellOffices(at(0)), tellOffices(at(0))]);
  expect(await listTold(email)).toHaveLength(1);
});

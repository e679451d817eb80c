import { findVoiceQueue } from '@/features/citizens/voices/queue.queries';
import { listVoices } from '@/features/citizens/voices/voices.queries';
import { voiceList } from '@/features/citizens/voices/voices.rules';
import { voiceKinds } from '@/features/citizens/voices/voices.schema';
import { findInbox } from '@/features/inbox/inbox.queries';
import { countThings } from '@/features/inbox/inbox.rules';
import { db } from '@/lib/db/db';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { aVoice } from '@/testing/voices';
import { toReviewQueue } from './review-queue';
import { countUnreadByPath } from './unread';

const offices = ['college', 'institute', 'province', 'unit', 'department', 'administrator'] as const;
let room: Newsroom;

beforeAll(async () => {
  room = await aNewsroom();
  for (const [index, name] of offices.entries()) {
    const owner = name === 'administrator' ? null : (room[name].organisationId ?? null);
    for (const kind of voiceKinds) await aVoice(kind, owner);
    for (let more = 0; more < index; more += 1) await aVoice('message', owner);
    const closed = await aVoice('complaint', owner);
    await db.suggestion.update({ where: { id: closed.sourceId }, data: { status: 'done' } });
  }
}, 60_000);

test.each(offices)('bell, menu and list of %s show the same number of open voices', async (name) => {
  const viewer = { ...room[name] };
  const [queue, inbox] = [await findVoiceQueue(viewer), await findInbox(viewer)];
  const { counts, total, items } = await listVoices(viewer, voiceList.read({ per: '48' }));
  expect(queue.count).toBe(voiceKinds.length + offices.indexOf(name));
  const inInbox = countThings(inbox.counts, 'waiting', ({ kind }) => kind === 'voice');
  const { badges, entries } = toReviewQueue(viewer, { inbox });
  expect([badges.voices, inInbox, counts.open, total, items.length]).toEqual(Array(5).fill(queue.count));
  expect(queue.entries.map(({ id }) => id)).toEqual(items.slice(0, 5).map(({ id }) => id));
  expect(entries[0]).toMatchObject({ what: 'voice', overdue: false });
});

test.each(['user', 'editor'] as const)('%s has none', async (name) => {
  expect(await findVoiceQueue({ ...room[name] })).toEqual({ count: 0, entries: [] });
  expect(toReviewQueue(room[name], { inbox: await findInbox({ ...room[name] }) }).badges).not.toHaveProperty('voices');
});

test('what an office has is not counted as new for the agency', async () => {
  const before = await countUnreadByPath(room.administrator);
  for (const kind of ['message', 'report', 'complaint'] as const)
    await aVoice(kind, room.college.organisationId ?? null);
  expect(await countUnreadByPath(room.administrator)).toEqual(before);
  for (const kind of ['message', 'report', 'complaint'] as const) await aVoice(kind, null);
  expect(await countUnreadByPath(room.administrator)).toMatchObject({
    contact_us: (before.contact_us ?? 0) + 2,
    participation: (before.participation ?? 0) + 1,
  });
});

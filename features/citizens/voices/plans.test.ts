import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { explainQueries, recordQueries } from '@/testing/query-plans';
import { findVoiceQueue } from './queue.queries';
import { tellOffices } from './telling.commands';
import { listVoices } from './voices.queries';
import { voiceList } from './voices.rules';

/** Time to fill the table on a machine that may be busy. */
jest.setTimeout(120_000);

/** Closed voices of the agency and of two colleges, beside some open ones. */
const VOICES = 15_000;
/** Rows that a read may examine: an office's own, with their texts, not everybody's. */
const MAX_ROWS = 3_000;
let room: Newsroom;

beforeAll(async () => {
  room = await aNewsroom();
  const offices = [room.college.organisationId ?? 0, room.other.organisationId ?? 0];
  await db.$executeRaw`
    INSERT INTO suggestion (kind, tracking_code, subject, body, status, organisation_id, created_at, updated_at)
    SELECT 'complaint', 'P-' || i, 'เรื่องที่ ' || i, 'รายละเอียด', CASE WHEN i % 150 = 0 THEN 'new' ELSE 'done' END::task_status,
      CASE WHEN i % 30 = 0 THEN (${offices}::int[])[1 + (i / 30) % 2] END, now() - make_interval(mins => i), now()
    FROM generate_series(1, ${VOICES}::int) i`;
  await db.$executeRawUnsafe('VACUUM ANALYZE voice, suggestion');
}, 120_000);

async function expectFew(run: () => Promise<unknown>): Promise<void> {
  const asked = await recordQueries(run);
  for (const [place, { rows, tables }] of (await explainQueries(asked)).entries()) {
    const few = rows <= MAX_ROWS && !tables.includes('voice');
    expect([few, asked[place]?.text.slice(0, 200), rows, tables]).toEqual([true, ...Array(3).fill(expect.anything())]);
  }
}

test.each([
  ['college', {}],
  ['college', { status: 'closed' }],
  ['college', { due: 'late' }],
  ['college', { kind: 'complaint', search: 'เรื่องที่ 30' }],
  ['province', { part: 'watched' }],
  ['administrator', {}],
  ['administrator', { status: 'new' }],
  ['administrator', { part: 'watched', status: 'closed' }],
  ['administrator', { part: 'watched' }],
] as const)('the list of %s with %j reads what it shows, not the whole table', async (name, params) => {
  const viewer: Viewer = { ...room[name] };
  await expectFew(() => listVoices(viewer, voiceList.read(params)));
});

test('bell and mails read open voices alone', async () => {
  for (const name of ['college', 'administrator'] as const) await expectFew(() => findVoiceQueue({ ...room[name] }));
  await expectFew(() => tellOffices());
});

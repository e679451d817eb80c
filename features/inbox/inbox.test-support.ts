import { db } from '@/lib/db/db';
import { aCategory, aNews, makeUnique } from '@/testing/builders';
import type { Newsroom } from '@/testing/newsroom';
import { aSentNotice } from '@/testing/notices';
import { aPeriod, aReport } from '@/testing/reports';
import { aVoice } from '@/testing/voices';

/** Everybody of a newsroom who has an inbox. */
export const people = [
  ...(['user', 'college', 'institute', 'province', 'unit', 'department', 'editor', 'administrator'] as const),
];

/** Fills a newsroom with something of every kind for everybody: it waits, came back, is due, or was sent. */
export async function fillInboxes(room: Newsroom) {
  const category = await aCategory();
  for (const name of [...people, 'colleague', 'other'] as const) {
    const { organisationId, ownId, role } = room[name];
    const author = role === 'usercollege' ? { collegeUserId: ownId } : { systemUserId: ownId };
    for (const status of ['wait', 'return'] as const) {
      await aNews({ organisationId, ...author, status, categoryId: category.id });
    }
  }
  for (const name of people) {
    const owner = name === 'administrator' ? null : (room[name].organisationId ?? null);
    if (name !== 'user' && name !== 'editor') await aVoice('complaint', owner);
  }
  const organisations = people.flatMap((name) => room[name].organisationId ?? []);
  await aSentNotice(room.administrator, { circles: { organisations }, mustRead: true });
  const period = await aPeriod();
  await aReport({ periodId: period.id, organisationId: room.institute.organisationId ?? 0 });
  await db.registrationRequest.create({
    data: {
      ...{ organisationId: room.college.organisationId ?? 0, code: 'c', status: 'waiting' },
      ...{ email: 'a@example.com', phone: '0', mailKey: makeUnique('key') },
    },
  });
  for (const name of ['college', 'administrator'] as const) {
    const accountId = room[name].accountId ?? 0;
    await db.importJob.create({ data: { kind: 'collegeUsers', accountId, status: 'checked', fileName: 'รายชื่อ.csv' } });
  }
}

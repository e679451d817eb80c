import { randomUUID } from 'node:crypto';
import { listArchiveMonths } from '@/features/news/archive/archive.queries';
import { listFilteredIds } from '@/features/news/filter/filter.queries';
import { readNewsFilter } from '@/features/news/filter/filter.rules';
import { inputMessages } from '@/lib/command/messages';
import { db } from '@/lib/db/db';
import { formatDate, toIsoWithOffset, toThaiDay } from '@/lib/time/format';
import { aNews } from '@/testing/builders';
import { aNewsroom, type Newsroom, someContent } from '@/testing/newsroom';
import { listPublishedNews } from '../published/published.queries';
import { publishedList } from '../published/published.rules';
import { findRevision } from '../revisions/revisions.queries';
import { newsroomMessages } from '../workflow/workflow.messages';
import { decideRevision } from './decide-revision.commands';
import { saveNews } from './save.commands';

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
});

const save = (publishAt: string | null) =>
  saveNews({ key: randomUUID(), content: someContent(room.category.id, { publishAt }) }, room.editor);
const storedAt = async ({ id }: { id: number }) => (await db.news.findUniqueOrThrow({ where: { id } })).publishAt;

test.each(['2569-11-20T10:30', '2569-11-20T10:30:00+07:00'])(
  'an item of the Buddhist %s is one of 2026',
  async (typed) => {
    expect(await storedAt(await save(typed))).toEqual(new Date('2026-11-20T03:30:00Z'));
  },
);

test.each([
  ['9999-12-31T23:59:59Z', inputMessages['ui.farMoment']],
  ['1066-10-14T09:00:00Z', inputMessages['ui.farMoment']],
  ['0000-01-01T00:00:00Z', newsroomMessages['newsroom.badTime']],
  ['2026-02-31T00:00:00Z', newsroomMessages['newsroom.badTime']],
])('an item is not published at %s', async (typed, message) => {
  await expect(save(typed)).rejects.toMatchObject({ kind: 'invalid', fields: { 'content.publishAt': message } });
});

test('no day in a URL breaks a list', async () => {
  for (const from of ['0000-01-01', '0001-01-01', '9999-12-31', '2569-02-30', '-1', '+275760-09-13', '2569-01-01']) {
    await listFilteredIds(readNewsFilter({ from, to: from }), 10);
    await listPublishedNews(publishedList.read({ from, to: from }));
  }
});

describe('an existing row with an implausible year', () => {
  test('in the past is listed, without a month in the archive', async () => {
    const { id } = await aNews({ publishAt: new Date('0009-01-01T00:00:00Z') });
    expect(await listFilteredIds({}, 1_000)).toContain(id);
    expect((await listArchiveMonths()).every(({ year }) => year >= 2_400)).toBe(true);
  });

  test('at the last moment of a four-digit year is formatted as such', () => {
    const last = new Date('9999-12-31T23:59:59Z');
    expect([toThaiDay(last), toIsoWithOffset(last), formatDate(last)]).toEqual([
      '9999-12-31',
      '9999-12-31T23:59:59+07:00',
      '31 ธ.ค. 10542',
    ]);
  });

  test('in a revision can be read, and is refused on approval', async () => {
    const { id, version } = await save(null);
    await db.news.update({ where: { id }, data: { status: 'allow', approveLevel: 3, publishOnApproval: false } });
    const content = someContent(room.category.id, {
      publishAt: '2569-11-20T03:30:00.000Z',
      unpublishAt: '9999-01-01T00:00:00Z',
    });
    const revision = { newsId: id, number: 2, state: 'pending', baseVersion: version, content } as const;
    const { id: revisionId } = await db.newsRevision.create({ data: revision });
    expect(await findRevision({ id }, 'pending')).toMatchObject({ content: { unpublishAt: '9999-01-01T00:00:00Z' } });
    const approve = decideRevision({ id, version, revisionId, approve: true }, room.editor);
    await expect(approve).rejects.toMatchObject({
      kind: 'invalid',
      fields: { unpublishAt: inputMessages['ui.farMoment'] },
    });
  });
});

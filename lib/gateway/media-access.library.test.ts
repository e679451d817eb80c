import { mediaList } from '@/features/media/library.rules';
import { findMedia, listMedia, listUsableMedia } from '@/features/media/media.queries';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aNews } from '@/testing/builders';
import { aStoredDocument } from '@/testing/documents';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { aSentNotice } from '@/testing/notices';
import { aPeriod, aReport } from '@/testing/reports';
import { canOpen } from './media-access.queries';

type File = { id: number; hash: string };
let room: Newsroom;
/** Files of the college's library: with its answer to a notice, with its report, with neither. */
let libraryFiles: { answer: File; report: File; plain: File };

beforeAll(async () => {
  room = await aNewsroom();
  const { organisationId = 0 } = room.college;
  const aFile = () => aStoredDocument({ organisationId });
  libraryFiles = { answer: await aFile(), report: await aFile(), plain: await aFile() };
  const noticeId = await aSentNotice(room.administrator, { circles: { organisations: [organisationId] } });
  await db.noticeReceipt.update({
    where: { noticeId_organisationId: { noticeId, organisationId } },
    data: { answer: 'ตอบ', answerMediaId: libraryFiles.answer.id },
  });
  const { id: reportId } = await aReport({ periodId: (await aPeriod()).id, organisationId });
  await db.reportFile.create({ data: { reportId, mediaId: libraryFiles.report.id, title: 'x', position: 1 } });
});

/** The files that a viewer can open, and those that the viewer finds in the library. */
async function listAccess(viewer: Viewer) {
  const names = (['answer', 'report', 'plain'] as const).map((name) => ({ name, ...libraryFiles[name] }));
  const opened = [];
  const held = [];
  for (const { name, id, hash } of names) {
    if (await canOpen(hash, viewer, undefined)) opened.push(name);
    if (await findMedia(viewer, id)) held.push(name);
  }
  const usable = await listUsableMedia(viewer, { ids: names.map(({ id }) => id) });
  const offered = names.filter(({ id }) => usable.some((file) => file.id === id)).map(({ name }) => name);
  return { opened, held, offered };
}
const everything = ['answer', 'report', 'plain'];
const all = { opened: everything, held: everything, offered: everything };
const none = { opened: [], held: [], offered: [] };

describe('an editor', () => {
  test('neither opens nor finds the files of another’s answer or report', async () => {
    const plain = ['plain'];
    expect(await listAccess(room.editor)).toEqual({ opened: plain, held: plain, offered: plain });
    const { items } = await listMedia(room.editor, mediaList.read({}));
    const ids = items.map(({ id }) => id);
    expect(ids).toContain(libraryFiles.plain.id);
    expect(ids).not.toContain(libraryFiles.answer.id);
    expect(ids).not.toContain(libraryFiles.report.id);
  });

  test('opens such a file if it is used in an item, or in an answer of the own agency', async () => {
    const { organisationId = 0 } = room.college;
    const item = await aNews({ organisationId, status: 'draft' });
    await db.newsAttachment.create({
      data: { newsId: item.id, mediaId: libraryFiles.report.id, position: 1, title: 'x' },
    });
    expect((await listAccess(room.editor)).opened).toEqual(['plain']);
    await db.news.update({ where: { id: item.id }, data: { status: 'wait' } });
    expect((await listAccess(room.editor)).opened).toEqual(['report', 'plain']);
    await db.news.delete({ where: { id: item.id } });

    const agency = room.editor.organisationId ?? 0;
    const own = await aStoredDocument({ organisationId: agency });
    const noticeId = await aSentNotice(room.administrator, { circles: { organisations: [agency] } });
    await db.noticeReceipt.update({
      where: { noticeId_organisationId: { noticeId, organisationId: agency } },
      data: { answer: 'ตอบ', answerMediaId: own.id },
    });
    expect(await canOpen(own.hash, room.editor, undefined)).toBe(true);
    expect(await findMedia(room.editor, own.id)).toBeDefined();
  });
});

describe('an administrator', () => {
  test('opens and finds all of them', async () => {
    expect(await listAccess(room.administrator)).toEqual(all);
  });
});

describe.each(['college', 'user'] as const)('the %s', (name) => {
  test('has all of them in the own library', async () => {
    expect(await listAccess(room[name])).toEqual(all);
  });
});

describe.each(['institute', 'province'] as const)('the %s above the college', (name) => {
  test('opens that of the report, and has none of them in the own library', async () => {
    const { opened, ...library } = await listAccess(room[name]);
    expect(opened).toContain('report');
    expect(library).toEqual({ held: [], offered: [] });
  });
});

describe.each(['other', 'otherProvince', 'otherUser', 'unit', 'department'] as const)('the %s', (name) => {
  test('opens none of them', async () => {
    expect(await listAccess(room[name])).toEqual(none);
  });
});

import { blankContent, type NewsContent } from '../item/content.schema';
import { isSameContent } from '../item/parts.rules';
import { compareNews, getMainAction, mergeNews, toAutosaveContent, toFieldName } from './editor.rules';

const base: NewsContent = {
  ...blankContent,
  categoryId: 1,
  topic: 'เปิดรับสมัคร',
  detail: '<p>เนื้อข่าว</p>',
  coverId: 5,
  coverAlt: 'อาคาร',
};
const listChoices = (mine: NewsContent, theirs: NewsContent, from?: NewsContent) =>
  Object.fromEntries(compareNews(mine, theirs, from).map(({ part, pick }) => [part, pick]));

test('a part changed on one side is taken from that side, and the merged item has the changes of both', () => {
  const mine = { ...base, topic: 'เปิดรับสมัครรอบสอง' };
  const theirs = { ...base, detail: '<p>แก้ไขแล้ว</p>', pinned: true };
  expect(compareNews(mine, theirs, base)).toEqual([
    { part: 'topic', changedBy: 'mine', pick: 'mine' },
    { part: 'detail', changedBy: 'theirs', pick: 'theirs' },
    { part: 'pinned', changedBy: 'theirs', pick: 'theirs' },
  ]);
  expect(mergeNews(mine, theirs, listChoices(mine, theirs, base))).toEqual({
    ...base,
    topic: mine.topic,
    detail: theirs.detail,
    pinned: true,
  });
});

test('a text changed on both sides is merged until one of them is chosen', () => {
  const mine = { ...base, topic: 'ก' };
  const theirs = { ...base, topic: 'ข' };
  expect(compareNews(mine, theirs, base)).toEqual([{ part: 'topic', changedBy: 'both', pick: 'merged' }]);
  expect(mergeNews(mine, theirs, { topic: 'merged' }, { topic: 'ก ข', detail: 'ไม่ใช้' })).toEqual({
    ...base,
    topic: 'ก ข',
  });
  expect(mergeNews(mine, theirs, {}).topic).toBe('ก');
  expect(mergeNews(mine, theirs, { topic: 'theirs' }).topic).toBe('ข');
});

test('a part without words changed on both sides is mine until the other is chosen', () => {
  const [mine, theirs] = [
    { ...base, pinned: true, categoryId: 2 },
    { ...base, categoryId: 3 },
  ];
  expect(listChoices(mine, theirs, base)).toEqual({ category: 'mine', pinned: 'mine' });
});

test('the same change on both sides is no difference', () => {
  const both = { ...base, topic: 'เหมือนกัน' };
  expect(compareNews(both, { ...both }, base)).toEqual([]);
});

test('without a base, every difference counts as changed by both and is mine', () => {
  expect(compareNews({ ...base, topic: 'ก' }, base)).toEqual([{ part: 'topic', changedBy: 'both', pick: 'mine' }]);
});

test('a cover goes with its description and its focal point', () => {
  const mine = { ...base, coverAlt: 'อาคารเรียน' };
  const theirs = { ...base, coverId: 9, coverAlt: 'สนาม', coverFocusX: 0.1 };
  expect(compareNews(mine, theirs, base)).toEqual([{ part: 'cover', changedBy: 'both', pick: 'mine' }]);
  expect(mergeNews(mine, theirs, { cover: 'theirs' })).toMatchObject({
    coverId: 9,
    coverAlt: 'สนาม',
    coverFocusX: 0.1,
  });
});

test('the order of pictures is a difference', () => {
  const one = { mediaId: 1, alt: 'ก', caption: null, decorative: false };
  const two = { mediaId: 2, alt: 'ข', caption: null, decorative: false };
  const mine = { ...base, pictures: [one, two] };
  expect(isSameContent(mine, { ...base, pictures: [two, one] })).toBe(false);
  expect(isSameContent(mine, { ...base, pictures: [{ ...one }, { ...two }] })).toBe(true);
});

test('equal times with different offsets are the same', () => {
  const utc = { ...base, publishAt: '2026-11-20T03:30:00.000Z' };
  expect(isSameContent(utc, { ...base, publishAt: '2026-11-20T10:30:00+07:00' })).toBe(true);
  expect(isSameContent(utc, { ...base, publishAt: null })).toBe(false);
});

test('a half-typed time is autosaved as null, and so is an end that is not after its start', () => {
  expect(toAutosaveContent({ ...base, publishAt: '31/02/2569 ' }).publishAt).toBeNull();
  const publishAt = '2026-11-20T10:30:00+07:00';
  expect(toAutosaveContent({ ...base, publishAt, unpublishAt: '2026-11-20T10:30:00+07:00' }).unpublishAt).toBeNull();
  const unpublishAt = '2026-11-21T10:30:00+07:00';
  expect(toAutosaveContent({ ...base, publishAt, unpublishAt })).toMatchObject({ publishAt, unpublishAt });
});

test.each([
  [['submit'], 'direct', 'draft', 'submit'],
  [['submit', 'publish'], 'direct', 'draft', 'publish'],
  [['takeBack'], 'direct', 'wait', 'save'],
  [['hide'], 'direct', 'allow', 'saveShown'],
  [[], 'revision', 'allow', 'sendRevision'],
] as const)(
  'of the steps %j, editing %s of an item in %s has the main action %s',
  (events, editing, status, action) => {
    expect(getMainAction(events, editing, status)).toBe(action);
  },
);

test('the path of a field in an error becomes the name of the editor’s field', () => {
  expect(toFieldName('content.videoLinks.0')).toBe('videoLinks');
  expect(toFieldName('content.pictures.2.alt')).toBe('pictures');
  expect(toFieldName('topic')).toBe('topic');
});

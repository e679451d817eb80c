import { blankContent, type NewsContent } from './content.schema';
import { findPartLabel, isSameContent, listMediaIds, newsPartNames, newsParts, takeParts } from './parts.rules';

const content: NewsContent = {
  ...blankContent,
  coverId: 5,
  pictures: [{ mediaId: 7, alt: 'สนาม', caption: null, decorative: false }],
  attachments: [{ mediaId: 9, title: 'ประกาศ' }],
};

test('every field but the section belongs to one part', () => {
  const { section: _section, ...fields } = blankContent;
  expect(newsPartNames.flatMap((name) => [...newsParts[name].fields]).toSorted()).toEqual(
    Object.keys(fields).toSorted(),
  );
});

test.each([
  ['topic', { topic: 'ก' }],
  ['topicEn', { topicEn: 'A' }],
  ['summaryEn', { summaryEn: 'A' }],
  ['cover', { coverFocusY: 0.1 }],
  ['videos', { videoLinks: ['x'] }],
  ['publishAt', { publishAt: '2026-11-20T03:00:00.000Z' }],
  ['pinned', { pinned: true }],
] as const)('%s is taken over with all of its fields, and nothing else', (name, change) => {
  const changed = Object.assign({ ...content }, change);
  expect(isSameContent(content, changed)).toBe(false);
  expect(takeParts([name], changed, content)).toEqual(changed);
  expect(takeParts([name], content, changed)).toEqual(content);
  expect(takeParts(['category'], changed, content)).toEqual(content);
});

test('the files of an item are its cover, its gallery and its attachments', () => {
  expect(listMediaIds(content)).toEqual([5, 7, 9]);
  expect(listMediaIds(blankContent)).toEqual([]);
});

test('a field that is a part of its own has the label of that part', () => {
  expect(findPartLabel('videoLinks')).toBe('วิดีโอ');
  expect(findPartLabel('coverAlt')).toBeUndefined();
  expect(findPartLabel('section')).toBeUndefined();
});

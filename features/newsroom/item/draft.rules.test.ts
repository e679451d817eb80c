import { blankContent } from './content.schema';
import { isAutosavedDirectly, isWritten } from './draft.rules';

test('a category, a time and an empty paragraph are nothing written; a word, a picture and a file are', () => {
  const empty = { ...blankContent, categoryId: 3, publishAt: '2026-11-20T03:30:00.000Z', detail: '<p> &nbsp;</p>' };
  expect(isWritten(empty)).toBe(false);
  for (const given of [
    { topic: 'ก' },
    { detail: '<p>ก</p>' },
    { detail: '<p><img src="/media/a.webp"></p>' },
    { coverId: 1 },
    { attachments: [{ mediaId: 1, title: '' }] },
  ])
    expect(isWritten({ ...empty, ...given })).toBe(true);
});

test('only items on their writer’s desk are autosaved directly', () => {
  const statuses = ['draft', 'wait', 'allow', 'return', 'hide'] as const;
  expect(statuses.filter((status) => isAutosavedDirectly('direct', status))).toEqual(['draft', 'return']);
  expect(isAutosavedDirectly('no', 'draft')).toBe(false);
});

import { someContent } from '@/testing/newsroom';
import { listChangedParts, readComparison } from './revisions.rules';

describe('the difference between two versions', () => {
  const one = someContent(1, { topic: 'ก' });

  test('is empty for equal ones, even with different offsets of times', () => {
    const [before, after] = ['2026-11-20T03:00:00.000Z', '2026-11-20T10:00:00+07:00'];
    expect(listChangedParts({ ...one, publishAt: before }, { ...one, publishAt: after })).toEqual([]);
    expect(listChangedParts({ ...one, coverFocusX: 0.1 }, { ...one, coverFocusX: 0.2 })).toEqual([]);
  });

  test('is listed part by part', () => {
    expect(listChangedParts(one, { ...one, topic: 'ข', pinned: true })).toEqual(['topic', 'pinned']);
    expect(listChangedParts(one, { ...one, categoryId: 2, coverId: 3, coverAlt: 'ภาพ' })).toEqual([
      'category',
      'cover',
    ]);
    const pictures = [1, 2].map((mediaId) => ({ mediaId, alt: '', caption: null, decorative: true }));
    expect(listChangedParts({ ...one, pictures }, { ...one, pictures: pictures.toReversed() })).toEqual(['pictures']);
  });
});

describe('the comparison that a URL requests', () => {
  test.each([
    [{ compare: '3,5' }, { older: 3, newer: 5 }],
    [{ compare: '5,3' }, { older: 3, newer: 5 }],
    [
      { compare: '5', with: '3' },
      { older: 3, newer: 5 },
    ],
    [{ compare: '3' }, undefined],
    [{ compare: '3,3' }, undefined],
    [{ compare: '3,5,7' }, undefined],
    [{ compare: '0,5' }, undefined],
    [{ compare: 'a,b' }, undefined],
    [{}, undefined],
  ])('%j is %j', (params, expected) => {
    expect(readComparison(params)).toEqual(expected);
  });
});

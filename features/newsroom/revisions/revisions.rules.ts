import { getFirstValue, type SearchParams } from '@/lib/list/list';
import type { NewsContent } from '../item/content.schema';
import { type ComparedPart, comparedParts } from './revisions.schema';

/** Value of each part that is compared, equal for equal parts. */
const comparableValues: Readonly<Record<ComparedPart, (content: NewsContent) => unknown>> = {
  topic: ({ topic }) => topic,
  categoryId: ({ categoryId }) => categoryId,
  detail: ({ detail }) => detail,
  // Without a cover, the focal point has no meaning.
  cover: ({ coverId, coverAlt, coverFocusX, coverFocusY }) =>
    coverId === null ? null : [coverId, coverAlt, Math.fround(coverFocusX), Math.fround(coverFocusY)],
  pictures: ({ pictures }) => pictures.map(({ mediaId, alt, decorative }) => [mediaId, alt, decorative]),
  attachments: ({ attachments }) => attachments.map(({ mediaId, title }) => [mediaId, title]),
  videoLinks: ({ videoLinks }) => videoLinks,
  publishAt: ({ publishAt }) => publishAt && Date.parse(publishAt),
  unpublishAt: ({ unpublishAt }) => unpublishAt && Date.parse(unpublishAt),
  pinned: ({ pinned }) => pinned,
};

/** Parts in which two contents differ, in the editor's order. */
export function listChangedParts(before: NewsContent, after: NewsContent): ComparedPart[] {
  return comparedParts.filter(
    (part) => JSON.stringify(comparableValues[part](before)) !== JSON.stringify(comparableValues[part](after)),
  );
}

/** The two revisions that the URL compares (`compare=3,5`, or `compare=3&with=5` from a form), the older first. */
export function readComparison(params: SearchParams): { older: number; newer: number } | undefined {
  const written = [getFirstValue(params.compare), getFirstValue(params.with)].filter(Boolean).join(',');
  const found = /^([1-9][0-9]{0,8}),([1-9][0-9]{0,8})$/.exec(written);
  const [one, other] = [Number(found?.[1]), Number(found?.[2])];
  if (!found || one === other) return undefined;
  return { older: Math.min(one, other), newer: Math.max(one, other) };
}

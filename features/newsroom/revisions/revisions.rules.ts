import { getFirstValue, type SearchParams } from '@/lib/list/list';
import type { NewsContent } from '../item/content.schema';
import { isSamePart, type NewsPart, newsPartNames } from '../item/parts.rules';

/** Parts in the order of a comparison. */
export const comparedParts = [...new Set<NewsPart>(['topic', 'category', ...newsPartNames])];

/** Parts in which two stored contents differ. */
export function listChangedParts(before: NewsContent, after: NewsContent): NewsPart[] {
  const [one, other] = [roundCover(before), roundCover(after)];
  return comparedParts.filter((part) => !isSamePart(part, one, other));
}

/** The cover with the precision of its columns; without a picture, description and focal point have no meaning. */
function roundCover(content: NewsContent): NewsContent {
  if (content.coverId === null) return { ...content, coverAlt: '', coverCaption: null, coverFocusX: 0, coverFocusY: 0 };
  const { coverFocusX, coverFocusY } = content;
  return { ...content, coverFocusX: Math.fround(coverFocusX), coverFocusY: Math.fround(coverFocusY) };
}

/** The two revisions that the URL compares (`compare=3,5`, or `compare=3&with=5` from a form), the older first. */
export function readComparison(params: SearchParams): { older: number; newer: number } | undefined {
  const written = [getFirstValue(params.compare), getFirstValue(params.with)].filter(Boolean).join(',');
  const found = /^([1-9][0-9]{0,8}),([1-9][0-9]{0,8})$/.exec(written);
  const [one, other] = [Number(found?.[1]), Number(found?.[2])];
  if (!found || one === other) return undefined;
  return { older: Math.min(one, other), newer: Math.max(one, other) };
}

import { type CoverLayout, coverLayouts } from '@/lib/drawn-cover/drawn-cover.schema';
import { findFigures } from '@/lib/drawn-cover/figures';
import { MAX_MEDIA_TITLE } from '@/lib/files/picture.schema';
import { cutText } from '@/lib/text/text-rules';
import { coversMessages as words } from './covers.messages';

/** Layouts that suit a headline: that of a figure only if it has one. */
export const listLayouts = (topic: string): CoverLayout[] =>
  coverLayouts.filter((layout) => layout !== 'figure' || findFigures(topic).length > 0);

/** Alternative text of a cover made from a headline: what is written on it. */
export const buildCoverAlt = (topic: string): string =>
  cutText(`${words['covers.alt']} ${topic.trim()}`, MAX_MEDIA_TITLE);

/** True if an alternative text says that the cover was made from a headline, but from another one. */
export const isOutdatedAlt = (alt: string, topic: string): boolean =>
  alt.startsWith(words['covers.alt']) && topic.trim() !== '' && alt !== buildCoverAlt(topic);

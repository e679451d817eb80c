import { z } from 'zod';
import { id, idField, rawText, text } from '@/lib/command/validation';
import { coverLayouts } from '@/lib/drawn-cover/drawn-cover.schema';
import { findFigures } from '@/lib/drawn-cover/figures';
import { TOPIC_LENGTH } from '../item/content.schema';
import { coversMessages as words } from './covers.messages';

const FIGURE_LENGTH = 60;

const draft = z.object({
  /** The item, if it was saved before; its office appears on the cover. */
  id: id.optional(),
  topic: text(TOPIC_LENGTH).min(1, words['covers.topicRequired']),
  categoryId: idField(words['covers.categoryRequired']),
  /** One of the headline's figures; without it the first. */
  figure: rawText(FIGURE_LENGTH, words['covers.badFigure']).optional(),
});

const hasFigure = ({ topic, figure }: z.infer<typeof draft>) =>
  figure === undefined || findFigures(topic).includes(figure);
const wrongFigure = { path: ['figure'], error: words['covers.badFigure'] };

/** Facts from which covers are drawn: the headline as typed, saved or not. */
export const coverDraft = draft.refine(hasFigure, wrongFigure);
export type CoverDraft = z.infer<typeof coverDraft>;

export const coverChoice = draft
  .extend({ layout: z.enum(coverLayouts, words['covers.badLayout']) })
  .refine(hasFigure, wrongFigure);

/** A drawn cover for the choice of a layout, as a data address. */
const coverPreview = z.object({ layout: z.enum(coverLayouts), src: z.string() });
export type CoverPreview = z.infer<typeof coverPreview>;

export const coverPreviews = z.object({ previews: z.array(coverPreview) });

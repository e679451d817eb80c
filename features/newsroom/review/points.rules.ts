import { htmlToLine } from '@/lib/text/plain-html';
import type { NewsContent } from '../item/content.schema';
import type { ReviewPoint, ShownReturn } from './points.schema';
import { findSpans } from './quote.rules';
import { decisions } from './review.schema';

/** Points of a form: pairs of repeated fields; those without any words are left out. */
export function readPoints(form: FormData): ReviewPoint[] {
  const [quotes, remarks] = ['quote', 'remark'].map((name) => form.getAll(name).map(String));
  return (remarks ?? [])
    .map((remark, index) => ({ quote: quotes?.[index] ?? '', remark }))
    .filter(({ quote, remark }) => `${quote}${remark}`.trim() !== '');
}

/** Comment and points of a review as one text, for its mail. */
export function formatReview({ comment, points }: { comment: string; points: readonly ReviewPoint[] }): string {
  const lines = points.map(({ quote, remark }, index) => `${index + 1}. ${quote ? `“${quote}” ` : ''}${remark}`);
  return [comment, ...lines].filter(Boolean).join('\n').slice(0, MAIL_LENGTH);
}
/** Longest comment in a mail, in characters. */
const MAIL_LENGTH = 2_000;

type Step = {
  event: string;
  actorName: string;
  at: string;
  reason: string | null;
  comment: string | null;
  points: readonly { id: number; quote: string; remark: string; doneAt: Date | null }[];
};

/**
 * The return that an item's writer mends or has mended; undefined if the last decision on it was another, or was taken
 * back.
 *
 * @param steps the item's history, newest first
 */
export function findReturn<S extends Pick<Step, 'event'>>(steps: readonly S[]): S | undefined {
  let takenBack = 0;
  for (const step of steps) {
    if (step.event === 'undoDecision') takenBack += 1;
    else if (decisions.some((decision) => decision === step.event)) {
      if (takenBack === 0) return step.event === 'return' ? step : undefined;
      takenBack -= 1;
    }
  }
  return undefined;
}

/** A return with the points whose words still occur in the item. */
export function toShownReturn({ actorName, at, reason, comment, points }: Step, content: NewsContent): ShownReturn {
  const pieces = [content.topic, htmlToLine(content.detail)];
  return {
    ...{ by: actorName, at, reason, comment },
    points: points.map(({ id, quote, remark, doneAt }) => ({
      ...{ id, quote, remark, isDone: doneAt !== null },
      isThere: quote === '' || findSpans(pieces, quote, 1).length > 0,
    })),
  };
}

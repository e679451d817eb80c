import { Alert } from '@/components/ui/alert';
import { DateTime } from '@/components/ui/date-time';
import { findThai } from '@/lib/messages/message';
import { newsroomMessages } from '../../workflow/workflow.messages';
import type { ShownReturn } from '../points.schema';
import { reviewMessages as words } from '../review.messages';
import { PointList } from './point-list';
import { QuoteHighlights } from './quote-highlights';

type Props = {
  itemId: number;
  returned: ShownReturn;
  /** True for those who mend the item. */
  mayTick: boolean;
  /** Selector of the text in which the quoted words are marked. */
  within: string;
};

/** Return of an item: who and when, the reason, and the points, to be ticked off while it is mended. */
export function ReturnNote({ itemId, returned, mayTick, within }: Props) {
  const { by, at, reason, comment, points } = returned;
  return (
    <Alert kind="warn">
      <p className="font-strong">
        {words['review.note.title']}
        {reason && `: ${findThai(newsroomMessages, `newsroom.reason.${reason}`) ?? reason}`}
      </p>
      <p className="text-ink-2 text-sm">
        {words['review.note.by']} {by} · <DateTime at={at} />
      </p>
      {comment && <p className="mt-1 whitespace-pre-line break-words">{comment}</p>}
      {points.length > 0 && <PointList itemId={itemId} points={points} mayTick={mayTick} within={within} />}
      <QuoteHighlights quotes={points.map(({ quote }) => quote)} within={within} />
    </Alert>
  );
}

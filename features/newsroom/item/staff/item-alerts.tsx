import { Alert } from '@/components/ui/alert';
import { formatDate } from '@/lib/time/format';
import { DAY_MS } from '@/lib/time/units';
import { BIN_DAYS } from '../../list/list.schema';
import type { ShownReturn } from '../../review/points.schema';
import { ReturnNote } from '../../review/staff/return-note';
import { QUOTABLE } from '../../review/staff/selected-words';
import { newsroomMessages } from '../../workflow/workflow.messages';
import type { ShownItem } from './item-page';

const BIN_MS = BIN_DAYS * DAY_MS;

type Props = {
  item: ShownItem;
  /** The return that is or was mended. */
  returned: ShownReturn | undefined;
  mayTick: boolean;
};

/** Alerts for an item that is in the bin, was returned, or was withdrawn with a public note. */
export function ItemAlerts({ item, returned, mayTick }: Props) {
  const { facts, deletedAt, withdrawalNote } = item;
  return (
    <div className="mb-6 grid gap-3 empty:hidden">
      {deletedAt && (
        <Alert kind="warn">
          {newsroomMessages['newsroom.item.binned']} {formatDate(new Date(Date.parse(deletedAt) + BIN_MS))}
        </Alert>
      )}
      {facts.status === 'return' && returned && (
        <ReturnNote itemId={item.id} returned={returned} mayTick={mayTick} within={QUOTABLE} />
      )}
      {facts.status === 'hide' && withdrawalNote && (
        <Alert>
          {newsroomMessages['newsroom.item.withdrawn']} {withdrawalNote}
        </Alert>
      )}
    </div>
  );
}

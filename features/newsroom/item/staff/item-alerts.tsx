import { Alert } from '@/components/ui/alert';
import { formatDate } from '@/lib/time/format';
import { DAY_MS } from '@/lib/time/units';
import { BIN_DAYS } from '../../list/list.schema';
import type { HistoryStep } from '../../revisions/revisions.queries';
import { newsroomMessages } from '../../workflow/workflow.messages';
import { returnReasons } from '../../workflow/workflow.schema';
import type { ShownItem } from './item-page';

const BIN_MS = BIN_DAYS * DAY_MS;

/** Alerts for an item that is in the bin, was returned, or was withdrawn with a public note. */
export function ItemAlerts({ item, steps }: { item: ShownItem; steps: readonly HistoryStep[] }) {
  const { facts, deletedAt, withdrawalNote } = item;
  const returned = facts.status === 'return' ? steps.find(({ event }) => event === 'return') : undefined;
  const reason = returnReasons.find((name) => name === returned?.reason);
  return (
    <div className="mb-6 grid gap-3 empty:hidden">
      {deletedAt && (
        <Alert kind="warn">
          {newsroomMessages['newsroom.item.binned']} {formatDate(new Date(Date.parse(deletedAt) + BIN_MS))}
        </Alert>
      )}
      {returned && (
        <Alert kind="warn">
          <p className="font-strong">
            {newsroomMessages['newsroom.item.returned']} {reason && newsroomMessages[`newsroom.reason.${reason}`]}
          </p>
          <p className="whitespace-pre-line break-words">{returned.comment}</p>
        </Alert>
      )}
      {facts.status === 'hide' && withdrawalNote && (
        <Alert>
          {newsroomMessages['newsroom.item.withdrawn']} {withdrawalNote}
        </Alert>
      )}
    </div>
  );
}

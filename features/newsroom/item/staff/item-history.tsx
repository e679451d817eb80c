import { DateTime } from '@/components/ui/date-time';
import { findThai } from '@/lib/messages/message';
import type { HistoryStep } from '../../revisions/revisions.queries';
import { formatActor } from '../../stand-ins/stand-ins.rules';
import { newsroomMessages } from '../../workflow/workflow.messages';
import { formatLevel } from './format-level';

const findText = (key: string, otherwise: string): string => findThai(newsroomMessages, key) ?? otherwise;

/** History of an item, newest first. */
export function ItemHistory({ steps }: { steps: readonly HistoryStep[] }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-3 text-lg">
        {newsroomMessages['newsroom.history.title']}
      </h2>
      {steps.length === 0 ? (
        <p className="text-ink-2 text-sm">{newsroomMessages['newsroom.history.none']}</p>
      ) : (
        <ol className="ms-1.5 border-line-strong border-s">
          {steps.map((step) => (
            <HistoryRow key={step.id} step={step} />
          ))}
        </ol>
      )}
    </section>
  );
}

function HistoryRow({ step }: { step: HistoryStep }) {
  const { fromStatus, toStatus, fromLevel, toLevel, reason, comment, points } = step;
  const changes = [
    fromStatus !== toStatus && [fromStatus && formatStatus(fromStatus), formatStatus(toStatus)],
    fromLevel !== toLevel && toLevel > 0 && [fromLevel ? formatLevel(fromLevel) : null, formatLevel(toLevel)],
  ].filter((change) => change !== false);
  return (
    <li className="relative ps-5 pb-5 text-sm last:pb-0 before:absolute before:start-[-5.5px] before:top-1.5 before:size-2.5 before:rounded-full before:border-2 before:border-gold-500 before:bg-surface">
      <p className="font-strong">
        {findText(`newsroom.event.${step.event}`, newsroomMessages['newsroom.history.changed'])}
      </p>
      {changes.map(([from, to]) => (
        <p key={to} className="text-ink-2">
          {from && `${newsroomMessages['newsroom.history.from']} ${from} `}
          {newsroomMessages['newsroom.history.to']} {to}
        </p>
      ))}
      {reason && <p className="font-normal">{findText(`newsroom.reason.${reason}`, reason)}</p>}
      {points.length > 0 && (
        <ol className="mt-1 list-decimal border-gold-500 border-s-2 ps-7 font-normal">
          {points.map(({ id, quote, remark }) => (
            <li key={id} className="whitespace-pre-line break-words">
              {quote && <q className="text-ink-2">{quote} </q>}
              {remark}
            </li>
          ))}
        </ol>
      )}
      {comment && (
        <p className="mt-1 whitespace-pre-line break-words border-gold-500 border-s-2 ps-3 font-normal">{comment}</p>
      )}
      <p className="mt-0.5 font-normal text-ink-3 text-xs">
        {formatActor(step.actorName, step.standInFor)} · <DateTime at={step.at} />
      </p>
    </li>
  );
}

const formatStatus = (status: HistoryStep['toStatus']): string => newsroomMessages[`newsroom.status.${status}`];

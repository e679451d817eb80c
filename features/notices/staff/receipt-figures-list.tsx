import { formatNumber } from '@/lib/time/format';
import { noticeReceiptsMessages as words } from '../receipts/receipts.messages';
import type { ReceiptFigures } from '../receipts/receipts.schema';

type Props = { figures: ReceiptFigures; mustRead: boolean; answerWanted: boolean; deadline: boolean };

/** Receipt figures; those of duties that the notice does not have are left out. */
export function ReceiptFiguresList({ figures, mustRead, answerWanted, deadline }: Props) {
  const names = [
    ...(['delivered', 'read'] as const),
    ...(mustRead ? (['confirmed'] as const) : []),
    ...(answerWanted ? (['answered'] as const) : []),
    ...(deadline && (mustRead || answerWanted) ? (['late'] as const) : []),
  ];
  return (
    <dl
      aria-label={words['noticeTracking.figures']}
      className="mb-6 flex flex-wrap gap-x-10 gap-y-4 border-line border-y py-4"
    >
      {names.map((name) => (
        <div key={name}>
          <dt className="text-ink-2 text-sm">{words[`noticeTracking.figure.${name}`]}</dt>
          <dd className="tabular font-strong text-xl">
            {formatNumber(figures[name])}
            {name !== 'delivered' && figures.delivered > 0 && (
              <span className="ms-2 font-normal text-ink-3 text-sm">
                {Math.round((figures[name] / figures.delivered) * 100)}%
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

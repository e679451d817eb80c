import { formatNumber } from '@/lib/time/format';
import { statisticsMessages as words } from '../statistics.messages';
import { type Figures, measures } from '../statistics.schema';
import { ChangeBadge } from './change-badge';

/** The totals of a period, with those of the compared period. */
export function FigureCards({ now, before }: { now: Figures; before?: Figures }) {
  const each = (figures: Figures) => (figures.published === 0 ? 0 : Math.round(figures.reads / figures.published));
  const cards = [
    ...measures.map((name) => ({ key: name, label: words[`statistics.${name}`], of: (one: Figures) => one[name] })),
    { key: 'each', label: words['statistics.readsEach'], of: each },
  ];
  return (
    <section aria-label={words['statistics.figures']} className="my-6">
      <dl className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
        {cards.map(({ key, label, of }) => (
          <div key={key} className="flex flex-col rounded-md border border-line bg-surface px-4 py-3 md:px-5 md:py-4">
            <dt className="font-normal text-ink-3 text-xs">{label}</dt>
            <dd className="tabular font-light text-xl">{formatNumber(of(now))}</dd>
            {before && (
              <dd className="mt-1 flex flex-wrap items-center gap-x-2 text-ink-2 text-xs">
                <ChangeBadge now={of(now)} before={of(before)} />
                <span>
                  {words['statistics.before']} <span className="tabular">{formatNumber(of(before))}</span>
                </span>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

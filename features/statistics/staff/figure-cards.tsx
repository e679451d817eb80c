import { LineText } from '@/components/ui/line-text/line-text';
import { formatNumber } from '@/lib/time/format';
import { statisticsMessages as words } from '../statistics.messages';
import { type Figures, measures, type Uncounted } from '../statistics.schema';
import { ChangeBadge } from './change-badge';

type Props = { now: Figures; before?: Figures; uncounted: Uncounted };

/**
 * The totals of a period, with those of the compared period; words where nothing was counted, or no ratio exists, and no
 * change since a period that was counted for a part only.
 */
export function FigureCards({ now, before, uncounted }: Props) {
  const each = ({ published, reads }: Figures) => (published === 0 ? undefined : Math.round(reads / published));
  const sumOf = (name: (typeof measures)[number]) => (one: Figures) => one[name];
  const cards = [
    ...measures.map((name) => ({ key: name, label: words[`statistics.${name}`], of: sumOf(name), from: [name] })),
    { key: 'each', label: words['statistics.readsEach'], of: each, from: ['published', 'reads'] as const },
  ];
  return (
    <section aria-label={words['statistics.figures']} className="my-6">
      <dl className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
        {cards.map(({ key, label, of, from }) => {
          const has = (mark: keyof Uncounted) => from.some((name) => uncounted[mark]?.includes(name));
          const isInPart = has('beforeInPart');
          const value = has('now') ? undefined : of(now);
          const earlier = before && !has('before') ? of(before) : undefined;
          return (
            <div key={key} className="flex flex-col rounded-md border border-line bg-surface px-4 py-3 md:px-5 md:py-4">
              <dt className="font-normal text-ink-3 text-xs">
                <LineText>{label}</LineText>
              </dt>
              <dd className="tabular font-light text-xl">{formatFigure(value)}</dd>
              {key === 'each' && value !== undefined && (
                <dd className="tabular text-ink-3 text-xs">{formatRatio(now)}</dd>
              )}
              {before && (
                <dd className="mt-1 flex flex-wrap items-center gap-x-2 text-ink-2 text-xs">
                  {value !== undefined && earlier !== undefined && !isInPart && (
                    <ChangeBadge now={value} before={earlier} />
                  )}
                  <span>
                    {words['statistics.before']} <span className="tabular">{formatFigure(earlier)}</span>
                    {earlier !== undefined && isInPart && ` (${words['statistics.inPart']})`}
                  </span>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}

const formatFigure = (value: number | undefined): string =>
  value === undefined ? words['statistics.noData'] : formatNumber(value);

/** A ratio as the division that it is. */
const formatRatio = ({ reads, published }: Figures): string =>
  words['statistics.readsEachOf']
    .replace('{reads}', formatNumber(reads))
    .replace('{published}', formatNumber(published));

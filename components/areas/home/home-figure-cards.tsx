import { areasMessages } from '@/lib/areas/messages';
import { formatNumber } from '@/lib/time/format';
import type { HomeFigures } from './home.schema';

const kinds = ['published', 'waiting', 'returned', 'reads'] as const;

/** Numbers of published, waiting and returned items, and of reads. */
export function HomeFigureCards({ figures }: { figures: HomeFigures }) {
  return (
    <section aria-label={areasMessages['areas.figures']} className="mb-10">
      <dl className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
        {kinds.map((kind) => (
          <div key={kind} className="flex flex-col rounded-md border border-line bg-surface px-4 py-3 md:px-5 md:py-4">
            <dt className="font-normal text-ink-3 text-xs">{areasMessages[`areas.${kind}`]}</dt>
            <dd className="tabular text-2xl">{formatNumber(figures[kind])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

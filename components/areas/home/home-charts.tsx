import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/ui/section-heading';
import type { TimeBucket } from '@/features/statistics/ranges.rules';
import { ColumnGraph } from '@/features/statistics/staff/column-graph';
import { LineGraph } from '@/features/statistics/staff/line-graph';
import { statisticsMessages as words } from '@/features/statistics/statistics.messages';
import type { FigureRow } from '@/features/statistics/statistics.schema';
import { formatNumber } from '@/lib/time/format';

type Props = { rows: readonly FigureRow[]; buckets: readonly TimeBucket[]; href: string };

/** Axis labels per chart; two charts share a row. */
const AXIS_LABELS = 5;

/** Published items and reads of the last days as two small charts, with a link to the full figures. */
export function HomeCharts({ rows, buckets, href }: Props) {
  const labels = buckets.map(({ short }) => short);
  const [published, reads] = (['published', 'reads'] as const).map((name) => ({
    key: name,
    label: words[`statistics.${name}`],
    values: rows.map(({ now }) => now[name]),
  }));
  if (!published || !reads) return null;
  return (
    <section aria-labelledby="home-figures" className="mb-10">
      <SectionHeading id="home-figures" size="lg" more={{ href, text: words['statistics.homeMore'] }}>
        {words['statistics.home']}
      </SectionHeading>
      <div className="grid gap-4 lg:grid-cols-2">
        <ChartCard title={published.label} values={published.values}>
          <ColumnGraph
            id="home-published"
            title={published.label}
            text={formatSum(published.values)}
            labels={labels}
            parts={[published]}
            height={150}
            words={AXIS_LABELS}
          />
        </ChartCard>
        <ChartCard title={reads.label} values={reads.values}>
          <LineGraph
            title={reads.label}
            text={formatSum(reads.values)}
            labels={labels}
            lines={[reads]}
            height={150}
            words={AXIS_LABELS}
          />
        </ChartCard>
      </div>
    </section>
  );
}

const addUp = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const formatSum = (values: readonly number[]): string => `${words['statistics.sum']} ${formatNumber(addUp(values))}`;

function ChartCard({ title, values, children }: { title: string; values: readonly number[]; children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-md border border-line bg-surface px-4 py-3">
      <p className="mb-2 flex items-baseline justify-between gap-4 text-sm">
        <span className="font-normal">{title}</span>
        <span className="tabular text-ink-2">{formatSum(values)}</span>
      </p>
      {children}
    </div>
  );
}

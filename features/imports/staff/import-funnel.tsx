import { type Column, KeyedListTable } from '@/components/ui/list/list-table';
import { formatNumber } from '@/lib/time/format';
import type { FunnelRow, ImportFunnel } from '../funnel.queries';
import { importsMessages as words } from '../imports.messages';

const steps = ['imported', 'password', 'login', 'item'] as const;
type Step = (typeof steps)[number];
type Row = { key: string; name: string; region?: number; figures?: FunnelRow; isLinked: boolean };

type Props = {
  funnel: ImportFunnel;
  /** Address of the list of the accounts of a step, if the area has one. */
  hrefOf?: (step: Step, region?: number) => string;
};

/** Steps of the accounts that files brought, by region and in total; each figure leads to its accounts. */
export function ImportFunnelTable({ funnel: { regions, elsewhere, total }, hrefOf }: Props) {
  const byRegion: Row[] = regions.map(({ id, name, figures }) => ({
    ...{ key: String(id), name, region: id, figures, isLinked: true },
  }));
  const rows: Row[] = [
    ...(regions.length > 1 ? byRegion : []),
    ...(regions.length > 0 && elsewhere
      ? [{ key: 'elsewhere', name: words['imports.noRegion'], figures: elsewhere, isLinked: false }]
      : []),
    { key: 'total', name: words['imports.allRegions'], figures: total, isLinked: true },
  ];
  const columns: Column<Row>[] = [
    { key: 'region', title: words['imports.region'], isRowHeader: true, cell: ({ name }) => name },
    ...steps.map((step) => ({
      ...{ key: step, title: words[`imports.step.${step}`], number: true },
      cell: (row: Row) => <Figure row={row} step={step} hrefOf={hrefOf} />,
    })),
  ];
  return (
    <section className="mt-10 grid grid-cols-1 gap-3">
      <h2 className="text-lg">{words['imports.funnel']}</h2>
      <p className="max-w-read text-ink-2 text-sm">{words['imports.funnelText']}</p>
      <KeyedListTable label={words['imports.funnel']} columns={columns} rows={rows} getRowId={({ key }) => key} />
    </section>
  );
}

function Figure({ row, step, hrefOf }: { row: Row; step: Step } & Pick<Props, 'hrefOf'>) {
  const { figures, region, isLinked, name } = row;
  if (!figures) return step === 'imported' ? <span className="text-ink-3">{words['imports.noFigures']}</span> : '–';
  const share = step === 'imported' ? undefined : Math.round((figures[step] / figures.imported) * 100);
  const shown = (
    <>
      {formatNumber(figures[step])}
      {share !== undefined && <span className="text-ink-3 text-xs"> ({share}%)</span>}
    </>
  );
  if (!hrefOf || !isLinked) return shown;
  return (
    <a
      href={hrefOf(step, region)}
      className="relative inline-block whitespace-nowrap font-normal text-link hover:underline"
    >
      <span className="sr-only">{`${name} ${words[`imports.step.${step}`]} `}</span>
      {shown}
    </a>
  );
}

import { formatNumber, SHORT_MONTHS } from '@/lib/time/format';
import { proofMessages as words } from './proof.messages';
import type { MonthCount, ProofResult, Sampled } from './proof.schema';

/** Row of a part: a thing, both sides, and what is to be said of it. */
export type ReportRow = { name: string; there: string | number; here: string | number; note: string };

/** Part of a report, for the screen and the files; `all` are the rows of the file where the screen shows fewer. */
export type ReportPart = {
  id: 'counts' | 'months' | 'lacking' | 'extra' | 'sample' | 'addresses' | 'files';
  title: string;
  lines: string[];
  rows: ReportRow[];
  all?: ReportRow[];
};

/** Parts of a report, in their order; a phase that has not been reached says so. */
export function buildReportParts({ counted, listed, months, lacking, extra, sample, addresses, files }: ProofResult) {
  const parts: ReportPart[] = [
    {
      ...{ id: 'counts', title: words['proof.counts'], rows: months ? sumCategories(months) : [] },
      lines: [`${words['proof.counted']} ${show(counted)} · ${words['proof.listed']} ${show(listed)}`],
      ...(months && { all: months.map(toMonthRow) }),
    },
    {
      ...{ id: 'months', title: words['proof.differingMonths'], all: [] },
      rows: (months ?? []).filter(({ there, here }) => there !== here).map(toMonthRow),
      lines: months?.every(({ there, here }) => there === here) ? [words['proof.sameMonths']] : [],
    },
    { id: 'lacking', title: words['proof.lacking'], lines: [show(lacking?.count)], rows: toIdRows(lacking, 'there') },
    { id: 'extra', title: words['proof.extra'], lines: [show(extra?.count)], rows: toIdRows(extra, 'here') },
    {
      ...{ id: 'sample', title: words['proof.sample'], rows: (sample?.others ?? []).flatMap(toSampleRows) },
      lines: sample
        ? [
            [words['proof.equal'], sample.states.equal] as const,
            [words['proof.different'], sample.states.different] as const,
            [words['proof.edited'], sample.states.edited] as const,
            [words['proof.missingItem'], sample.states.missing] as const,
            [words['proof.gone'], sample.states.gone] as const,
          ].map(([name, count]) => `${name} ${formatNumber(count)}`)
        : [words['proof.notYet']],
    },
    {
      ...{ id: 'addresses', title: words['proof.addresses'], lines: describeAddresses(addresses) },
      rows: [...(addresses?.wrong ?? []), ...(addresses?.asked?.wrong ?? [])].map(({ path, reason }) => ({
        ...{ name: path, there: '', here: '', note: reason },
      })),
    },
    {
      ...{
        id: 'files',
        title: words['proof.files'],
        lines: [files?.count === 0 ? words['proof.noFiles'] : show(files?.count)],
      },
      rows: (files?.first ?? []).map(({ address, reason, items }) => ({
        ...{ name: address, there: '', note: reason },
        here: items.map(({ oldId, topic }) => `${oldId} ${topic}`.trim()).join(' · '),
      })),
    },
  ];
  return parts;
}

const show = (count: number | undefined): string => (count === undefined ? words['proof.notYet'] : formatNumber(count));

const toDifference = (there: number, here: number): string => {
  const difference = here - there;
  return difference === 0 ? '' : `${difference > 0 ? '+' : '−'}${formatNumber(Math.abs(difference))}`;
};

const toMonthRow = ({ categoryId, category, month, there, here }: MonthCount): ReportRow => ({
  name: `${nameCategory(categoryId, category)} ${month ? formatMonth(month) : words['proof.noDate']}`,
  ...{ there, here, note: toDifference(there, here) },
});

/** A month given as `YYYY-MM`, in the Buddhist era. */
function formatMonth(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${SHORT_MONTHS[Number(number) - 1] ?? number} ${Number(year) + 543}`;
}

const nameCategory = (id: number, name: string): string => (id === 0 ? words['proof.noCategory'] : name);

function sumCategories(months: readonly MonthCount[]): ReportRow[] {
  const sums = new Map<number, ReportRow & { there: number; here: number }>();
  for (const { categoryId, category, there, here } of months) {
    const known = sums.get(categoryId) ?? { name: nameCategory(categoryId, category), there: 0, here: 0, note: '' };
    sums.set(categoryId, { ...known, there: known.there + there, here: known.here + here });
  }
  return [...sums.values()].map((row) => ({ ...row, note: toDifference(row.there, row.here) }));
}

const toIdRows = (found: ProofResult['lacking'], side: 'there' | 'here'): ReportRow[] =>
  (found?.first ?? []).map((oldId) => ({
    name: oldId,
    there: side === 'there' ? oldId : '',
    here: side === 'here' ? oldId : '',
    note: '',
  }));

const states: Readonly<Record<Sampled['state'], string>> = {
  equal: words['proof.equal'],
  different: words['proof.different'],
  edited: words['proof.edited'],
  missing: words['proof.missingItem'],
  gone: words['proof.gone'],
};

function toSampleRows({ oldId, topic, state, differences }: Sampled): ReportRow[] {
  const name = `${oldId} ${topic}`.trim();
  if (differences.length === 0) return [{ name, there: '', here: '', note: states[state] }];
  return differences.map(({ field, there, here }) => ({
    ...{ name, there, here },
    note: `${states[state]}: ${words[`proof.field.${field}`]}`,
  }));
}

function describeAddresses(addresses: ProofResult['addresses']): string[] {
  if (!addresses) return [words['proof.notYet']];
  const { total, moved, hidden, wrongCount, asked } = addresses;
  return [
    `${words['proof.addressTotal']} ${formatNumber(total)}`,
    `${words['proof.addressMoved']} ${formatNumber(moved)}`,
    `${words['proof.addressHidden']} ${formatNumber(hidden)}`,
    `${words['proof.addressWrong']} ${formatNumber(wrongCount)}`,
    asked
      ? `${words['proof.addressAsked']} ${formatNumber(asked.right)} / ${formatNumber(asked.count)}`
      : words['proof.notRunning'],
  ];
}

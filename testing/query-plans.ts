import { readFileSync } from 'node:fs';
import pg from 'pg';
import { z } from 'zod';
import { withConnection } from '@/features/operation/connection.queries';
import { env } from '@/lib/env/env';

/** A recorded statement with its values. */
export type RecordedQuery = { text: string; values: unknown[] };
/** Cost of a statement: indexes and tables read, rows and pages visited, milliseconds. */
export type QueryCost = {
  indexes: string[];
  tables: string[];
  rows: number;
  sorted: number;
  pages: number;
  ms: number;
};

const sentQuery = z.object({
  text: z.string(),
  values: z
    .array(z.unknown())
    .nullish()
    .transform((values) => values ?? []),
});
const READS = /^\s*(SELECT|WITH)\b/i;

/**
 * Records the SELECT statements sent while `run` is running, in order. It listens where a statement goes out, as
 * connections keep the methods with which they were opened.
 *
 * @throws Error if none was sent
 */
export async function recordQueries(run: () => Promise<unknown>): Promise<RecordedQuery[]> {
  const asked: RecordedQuery[] = [];
  const original = pg.Query.prototype.submit;
  pg.Query.prototype.submit = function submit(connection) {
    const sent = sentQuery.parse(this);
    if (READS.test(sent.text)) asked.push(sent);
    return original.call(this, connection);
  };
  try {
    await run();
  } finally {
    pg.Query.prototype.submit = original;
  }
  if (asked.length === 0) throw new Error('No statement was recorded.');
  return asked;
}

type Node = {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
};

const node: z.ZodType<Node> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Index Name': z.string().optional(),
    'Relation Name': z.string().optional(),
    'Actual Rows': z.number(),
    'Actual Loops': z.number(),
    'Rows Removed by Filter': z.number().optional(),
    'Rows Removed by Index Recheck': z.number().optional(),
    'Shared Hit Blocks': z.number(),
    'Shared Read Blocks': z.number(),
    Plans: z.array(node).optional(),
  }),
);
const explained = z.tuple([
  z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: node, 'Execution Time': z.number() })]) }),
]);

/** Runs statements again with EXPLAIN ANALYZE, one after the other on one connection, and summarises their costs. */
export const explainQueries = (asked: readonly RecordedQuery[]): Promise<QueryCost[]> =>
  withConnection(env.DATABASE_URL ?? '', async (client) => {
    const costs: QueryCost[] = [];
    for (const { text, values } of asked) {
      const { rows } = await client.query({ text: `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values });
      const [{ 'QUERY PLAN': [plan] }] = explained.parse(rows); // biome-ignore format: one line
      costs.push(summarise(plan.Plan, plan['Execution Time']));
    }
    return costs;
  });

/** Plan of a statement as text. */
export const formatPlan = ({ text, values }: RecordedQuery): Promise<string> =>
  withConnection(env.DATABASE_URL ?? '', async (client) => {
    const { rows } = await client.query({ text: `EXPLAIN (ANALYZE, BUFFERS) ${text}`, values });
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

function summarise(plan: Node, ms: number): QueryCost {
  const all = flatten(plan);
  const scans = all.filter((one) => /Scan$/.test(one['Node Type']) && (one['Relation Name'] || one['Index Name']));
  const looked = ({ 'Actual Loops': loops, ...one }: Node) =>
    loops * (one['Actual Rows'] + (one['Rows Removed by Filter'] ?? 0) + (one['Rows Removed by Index Recheck'] ?? 0));
  const names = (values: (string | undefined)[]) => [...new Set(values.flatMap((name) => name ?? []))].toSorted();
  return {
    indexes: names(scans.map((one) => one['Index Name'])),
    tables: names(scans.filter((one) => one['Node Type'] === 'Seq Scan').map((one) => one['Relation Name'])),
    rows: Math.round(scans.reduce((sum, one) => sum + looked(one), 0)),
    sorted: Math.round(
      all
        .filter((one) => one['Node Type'] === 'Sort')
        .reduce((sum, { Plans: [from] = [] }) => sum + (from ? looked(from) : 0), 0),
    ),
    pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    ms,
  };
}

const flatten = (plan: Node): Node[] => [plan, ...(plan.Plans ?? []).flatMap(flatten)];

/** CPU milliseconds used so far by this database's connections; undefined if the server is on another machine. */
export async function findDatabaseCpuMs(): Promise<number | undefined> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query(
      "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'portal'",
    );
    return rows.reduce((sum, { pid }) => sum + getCpuMs(pid), 0);
  } catch {
    return undefined;
  } finally {
    await client.end();
  }
}

/** CPU time of a process: the kernel counts hundredths of a second, in fields after the name in brackets. */
function getCpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Maximum number of statements listed per page. */
const MAX_LISTED = 8;
/** Statements of the measurement itself. */
const OWN_STATEMENTS = /pg_stat_statements|pg_notify/;

/** Number of calls of each statement so far, by its text. */
async function readCalls(client) {
  const { rows } = await client.query(
    `SELECT query, sum(calls)::int AS calls FROM pg_stat_statements
     WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database()) GROUP BY query`,
  );
  return new Map(rows.map(({ query, calls }) => [query, calls]));
}

/**
 * Counts the statements that run during some work, except BEGIN and COMMIT.
 *
 * @param {import('pg').Client} client
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, calls: number, writes: number, told: string[] }>} all statements, those of them that
 *   write (limits, traffic log), and the most frequent ones with their number
 * @template T
 */
export async function countStatements(client, work) {
  const before = await readCalls(client);
  const result = await work();
  const after = await readCalls(client);
  const run = [...after]
    .map(([query, calls]) => ({ query, calls: calls - (before.get(query) ?? 0) }))
    .filter(({ query, calls }) => calls > 0 && !OWN_STATEMENTS.test(query));
  const sum = (list) => list.reduce((total, { calls }) => total + calls, 0);
  return {
    result,
    calls: sum(run),
    writes: sum(run.filter(({ query }) => /^\s*(INSERT|UPDATE|DELETE|WITH .*INSERT)/is.test(query))),
    told: run
      .toSorted((a, b) => b.calls - a.calls)
      .slice(0, MAX_LISTED)
      .map(({ query, calls }) => `${calls}× ${query.replace(/\s+/g, ' ').slice(0, 160)}`),
  };
}

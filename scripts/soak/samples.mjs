import { getMemoryMb, listProcessTrees, readProcFile } from '../bench/processes.mjs';

/** Name of a process of the portal by its command line: gateway, render worker, or a task of its own. */
function nameProcess(pid, root) {
  if (pid === root) return 'gateway';
  return readProcFile(`/proc/${pid}/cmdline`).includes('--draw') ? 'render worker' : 'task';
}

/**
 * Memory of every process of the portal now, in MiB of proportional set size, and of PostgreSQL as a whole.
 *
 * @param {{ portal: number, postgres?: number }} roots process ids
 * @returns {{ name: string, pid: number, mb: number }[]}
 */
export function sampleMemory({ portal, postgres }) {
  const own = listProcessTrees([portal]).map((pid) => ({ name: nameProcess(pid, portal), pid, mb: readOwnMb(pid) }));
  const database = postgres === undefined ? [] : [{ name: 'PostgreSQL', pid: postgres, mb: getMemoryMb([postgres]) }];
  return [...own.filter(({ mb }) => mb > 0), ...database];
}

const readOwnMb = (pid) => Number(/^Pss:\s+(\d+)/m.exec(readProcFile(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1_024;

/**
 * Rows of every table, counted; partitions count as their table.
 *
 * @param {import('pg').Client} client
 * @returns {Promise<Record<string, number>>}
 */
export async function countRows(client) {
  const { rows } = await client.query(
    "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition",
  );
  const counts = {};
  for (const { relname } of rows) {
    const { rows: found } = await client.query(
      `SELECT count(*)::int AS n FROM public.${client.escapeIdentifier(relname)}`,
    );
    counts[relname] = found[0].n;
  }
  return counts;
}

/**
 * Errors that the portal has counted, the most frequent first.
 *
 * @param {import('pg').Client} client
 * @returns {Promise<{ message: string, place: string, detail: string, count: number }[]>}
 */
export async function listErrors(client) {
  const { rows } = await client.query(
    `SELECT message, place, detail, sum(count)::int AS count FROM error_group
     GROUP BY message, place, detail ORDER BY count DESC LIMIT 20`,
  );
  return rows;
}

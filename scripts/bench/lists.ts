import { db } from '@/lib/db/db';
import { addBulkNews } from '@/prisma/seed/bulk';
import { seedIfEmpty } from '@/prisma/seed/seed';
import { explainQueries, findDatabaseCpuMs, formatPlan, recordQueries } from '@/testing/query-plans';
import { listReadCases, type ReadCase } from '@/testing/read-cases';
import { runInDatabase } from './run-in-database';

/**
 * Measures lists, pages of items and counts in a separate database: `node scripts/run.mjs scripts/bench/lists.ts
 * [--items N] [--plans NAME] [--json]`. With N it is seeded with the demo content and N items before. Each line prints
 * statements, rows and pages visited and CPU milliseconds (Node, PostgreSQL) of one read.
 */
const TIMES = 60;

async function measureCase([name, read]: ReadCase) {
  const asked = await recordQueries(read);
  const work = await explainQueries(asked);
  for (let warm = 0; warm < 10 && work.length * warm < 40; warm += 1) await read();
  const [node, base] = [process.cpuUsage(), await findDatabaseCpuMs()];
  const started = performance.now();
  let times = 0;
  for (; times < TIMES && performance.now() - started < 3_000; times += 1) await read();
  const { user, system } = process.cpuUsage(node);
  const after = await findDatabaseCpuMs();
  const sum = (pick: (one: (typeof work)[number]) => number) => work.reduce((total, one) => total + pick(one), 0);
  return {
    name,
    statements: asked.length,
    rows: sum(({ rows }) => rows),
    pages: sum(({ pages }) => pages),
    node: (user + system) / 1_000 / times,
    base: base === undefined || after === undefined ? Number.NaN : (after - base) / times,
    ms: sum(({ ms }) => ms),
    whole: work.flatMap(({ tables }) => tables.filter((table) => /^news/.test(table))).join(' '),
  };
}

async function main(): Promise<void> {
  const valueAfter = (flag: string) =>
    process.argv.includes(flag) ? process.argv[process.argv.indexOf(flag) + 1] : undefined;
  const items = valueAfter('--items');
  if (items !== undefined) {
    await seedIfEmpty();
    await addBulkNews(Number(items), (written) => console.error(`${written} items`));
    await db.$executeRawUnsafe('VACUUM ANALYZE');
  }
  const cases = await listReadCases();
  const wanted = valueAfter('--plans');
  if (wanted !== undefined) {
    for (const [name, read] of cases.filter(([name]) => name.startsWith(wanted))) {
      console.log(`\n── ${name}`);
      for (const asked of await recordQueries(read)) console.log(`${asked.text}\n${await formatPlan(asked)}\n`);
    }
    return;
  }
  const results = [];
  for (const one of cases) results.push(await measureCase(one));
  if (process.argv.includes('--json')) return console.log(JSON.stringify(results));
  console.log(`${await db.news.count()} items\n${'name'.padEnd(34)}stmts     rows    pages  node ms    pg ms  explain`);
  for (const { name, statements, rows, pages, node, base, ms, whole } of results) {
    const figures = [String(statements).padStart(5), String(rows).padStart(9), String(pages).padStart(9)];
    const times = [node, base, ms].map((value) => value.toFixed(2).padStart(9));
    console.log(`${name.padEnd(34)}${figures.join('')}${times.join('')} ${whole}`);
  }
}

await runInDatabase(main);

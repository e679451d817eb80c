// npm run bench: measures the promises, with `-- --quick` in two minutes; see docs/operations.md. Loads this machine only.
import './start/root.mjs';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { openBench } from './bench/bench.mjs';
import { endAllChildren } from './bench/children.mjs';
import { makeDataDir, removeDataDir } from './bench/data.mjs';
import { findPromises, judgePromise } from './bench/judge.mjs';
import { describeRun } from './bench/machine.mjs';
import { readOptions } from './bench/options.mjs';
import { writeReport } from './bench/report.mjs';
import { BUILD, rows } from './bench/rows.mjs';
import { addRun, readStore, writeStore } from './bench/store.mjs';
import { build } from './build.mjs';
import { fail } from './start/lines.mjs';

const BUILT = '.next';
let interrupted = false;
const print = (line) => console.log(line);
const secondsSince = (since) => (performance.now() - since) / 1_000;

async function main() {
  const options = readOptions(process.argv.slice(2), [...Object.keys(rows), BUILD]);
  const results = options.only?.includes(BUILD) ? { [BUILD]: await buildAnew() } : {};
  await build();
  const dataDir = options.data ? resolve(options.data) : makeDataDir();
  const bench = await openBench({ options, dataDir, tell: print });
  try {
    return await measure(bench, results);
  } finally {
    await bench.close();
    if (options.keep || options.data) print(`kept for --data: ${dataDir}`);
    else removeDataDir(dataDir);
  }
}

async function buildAnew() {
  rmSync(BUILT, { recursive: true, force: true });
  const began = performance.now();
  await build();
  return { seconds: secondsSince(began) };
}

/** Measures one row after the other; a failed row doesn't prevent the next ones. */
async function measure(bench, results) {
  const { items, only, quick, without } = bench.options;
  const about = await describeRun(bench.client);
  let failed = false;
  const keep = (more) => {
    const store = addRun(readStore(), { items, about, results: more });
    if (!quick) writeStore(store);
    if (!quick) writeReport(store);
    for (const promise of findPromises(Object.keys(more))) {
      const line = judgePromise(promise, store, items);
      if (line) print(`${promise.name}: ${line}`);
    }
  };
  keep(results);
  for (const [name, row] of Object.entries(rows)) {
    if (interrupted) break;
    if (only ? !only.includes(name) : without.includes(name)) continue;
    const began = performance.now();
    print(`\n▶ ${name}`);
    const figures = await row(bench).catch((error) => {
      console.error(error);
      failed = true;
      return undefined;
    });
    if (figures) keep({ [name]: figures });
    print(`(${name}: ${secondsSince(began).toFixed(0)} s)`);
  }
  return failed || interrupted ? 1 : 0;
}

/** Ends all children; the current row fails with that, and the usual cleanup follows. */
function interrupt() {
  if (interrupted) process.exit(1);
  interrupted = true;
  void endAllChildren();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);

process.exitCode = await main().catch((error) => {
  fail(error);
  return 1;
});

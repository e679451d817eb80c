import { writeFileSync } from 'node:fs';
import { judgePromise } from './judge.mjs';
import { formatFigure } from './numbers.mjs';
import { promises } from './promises.mjs';

const FILE = 'docs/benchmarks.md';
const LOADED = ['home', 'category', 'item', 'online', 'list', 'random'];
const COLUMNS = ['c1', 'c16', 'c64'];

const INTRODUCTION = `# Benchmarks

Written by \`npm run bench\`; the figures themselves are in \`benchmarks.json\` beside it, and a run with \`--items N\` replaces its own.

How it is measured: the production build on a database of its own with the demo agency and so many items (headlines and texts of 1 to 6 KB
in Thai over ten years), with the settings of \`npm start\` but for the limits of one address, which are raised, and with PostgreSQL's
count of statements. The traffic log is on, as by default. Everything runs on one machine over the loopback, the load too. The portal, a bare
node:http server in one process that hands out the same bytes and headers from memory, nginx with the same bytes as files (one process, sendfile), and nginx with a
cache of one second before the portal are loaded in turn, for some seconds each, over connections that are kept, with gzip; the figures are medians of the rounds, the ratios medians of
the ratios within a round. CPU is user and system time of all processes of the portal and of PostgreSQL for 1,000 requests; memory is their proportional
set size. Of the ratios, node is bare node:http at 16 connections; times without a number of connections are at 16 too.
✓ held, ✗ not (in bold what is not), … not measured whole.
`;

/** Writes docs/benchmarks.md from all results. */
export function writeReport(store) {
  const sizes = Object.keys(store.runs)
    .map(Number)
    .sort((a, b) => a - b);
  const parts = [
    INTRODUCTION,
    describeRuns(store, sizes),
    formatPromises(store, sizes),
    ...sizes.map((size) => formatLoads(store, size)),
  ];
  writeFileSync(FILE, `${parts.filter(Boolean).join('\n')}`);
}

const table = (head, lines) =>
  [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
    .concat('\n');

const describeRuns = (store, sizes) =>
  sizes
    .map((size) => {
      const { date, commit, machine, versions, rows } = store.runs[size];
      const about = `${size.toLocaleString('en')} items: ${date}, commit ${commit}; ${machine}; ${versions}`;
      return [`- ${about}`, ...formatEarlier(rows, commit)].join('');
    })
    .join('\n')
    .concat('\n');

/** Rows that were not measured again in the last run of their size. */
function formatEarlier(rows, last) {
  const byCommit = new Map();
  for (const [name, { commit }] of Object.entries(rows)) {
    if (commit !== last) byCommit.set(commit, [...(byCommit.get(commit) ?? []), name]);
  }
  return [...byCommit].map(([commit, names]) => `; of commit ${commit}: ${names.join(', ')}`);
}

function formatPromises(store, sizes) {
  const lines = promises.map((promise) => [
    promise.name,
    promise.promise,
    ...sizes.map((size) => judgePromise(promise, store, size) ?? '… not measured'),
  ]);
  const names = sizes.map((size) => `${size.toLocaleString('en')} items`);
  const notes = Object.entries(store.notes).map(([name, note]) => `- **${name}**: ${note}\n`);
  return `## What we promise\n\n${table(['', 'promise', ...names], lines)}${notes.length > 0 ? `\n${notes.join('')}` : ''}`;
}

/** Loads of one size: requests per second of all servers loaded in turn. */
function formatLoads(store, size) {
  const { rows } = store.runs[size];
  const lines = LOADED.flatMap((name) =>
    COLUMNS.filter((column) => rows[name]?.[column]).map((column) => formatLine(name, column, rows[name][column])),
  );
  if (lines.length === 0) return '';
  const head = ['', 'connections', 'portal req/s', 'node:http', 'nginx', 'cache before portal', 'of node', 'of nginx'];
  const more = ['p50 ms', 'p95', 'p99', 'CPU s/1000', 'node CPU', 'failed'];
  return `## Loads at ${size.toLocaleString('en')} items\n\n${table([...head, ...more], lines)}`;
}

const FIGURES = [
  'perSecond',
  'raw',
  'nginx',
  'cached',
  'ofRaw',
  'ofNginx',
  'p50',
  'p95',
  'p99',
  'cpu',
  'rawCpu',
  'failed',
];
const formatLine = (name, column, figures) => [
  name,
  column.slice(1),
  ...FIGURES.map((figure) => formatFigure(figures[figure])),
];

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { db } from '@/lib/db/db';
import { renderMetrics } from '@/lib/metrics/metrics';
import { setSharedGauges } from '@/lib/metrics/shared';
import { collectMachine } from '../reports/collect-machine';
import { collectProcess } from '../reports/collect-process';
import { storeReport } from '../reports/reports.commands';
import { MACHINE } from '../reports/reports.schema';
import { readOperationMetrics } from './metrics.queries';

const RULES = 'containers/prometheus/portal-alerts.yml';
const BOARD = 'containers/grafana/portal.json';
const PROMTOOL = ['/usr/bin/promtool', '/usr/local/bin/promtool'].find((path) => existsSync(path));
/** Made by Prometheus itself of each scrape. */
const OWN = ['up'];

const board = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});
const readBoard = () => board.parse(JSON.parse(readFileSync(BOARD, 'utf8')));
const readExpressions = () =>
  [...readFileSync(RULES, 'utf8').matchAll(/^ {8}expr: (?:>-\n((?: {10}.*\n)+)|(.*)\n)/gm)].map(
    ([, folded, line]) => folded ?? line ?? '',
  );

/** Names in an expression that are followed by neither a bracket of a call nor an operator of labels. */
const listNames = (expression: string): string[] =>
  [...expression.replace(/"[^"]*"/g, '').matchAll(/\b((?:portal|nodejs|process)_\w+|up)\b/g)].map(([, name = '']) =>
    name.replace(/_(?:bucket|sum|count)$/, ''),
  );

/** A machine with everything that it may have, so that each metric has a value. */
async function aFullMachine(): Promise<void> {
  const facts = await collectMachine();
  const at = new Date().toISOString();
  await storeReport('gateway', collectProcess());
  await storeReport(MACHINE, {
    ...facts,
    backup: { ...facts.backup, schedule: '02:30', newestAt: at },
    drill: { at, ok: true, seconds: 3 },
    replica: { isStandby: true, lagSeconds: 2 },
    jobs: [{ name: 'alerts', at: 0, failures: 1 }],
  });
  await db.operationCheck.create({
    data: { name: 'certificate', at, result: { host: 'a.example', endsAt: new Date(Date.now() + 1e9).toISOString() } },
  });
  await db.canaryBeat.create({ data: { at, machine: 'one:3000', visibleMs: 250 } });
  await db.operationCheck.create({ data: { name: 'seals', at, result: { previous: '', from: '0', rows: 0 } } });
}

/** Names of the metrics that have a value. */
async function listExported(): Promise<Set<string>> {
  setSharedGauges(readOperationMetrics);
  const text = await renderMetrics([]);
  return new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name));
}

test('the facts of the installation are metrics, with a value for each alarm that can be judged', async () => {
  await aFullMachine();
  setSharedGauges(readOperationMetrics);
  const text = await renderMetrics([]);
  expect(text).toMatch(/^portal_alarm\{alarm="disk\.full",severity="urgent"\} [01]$/m);
  expect(text).toMatch(/^portal_disk_free_ratio\{machine="[^"]+",disk="data"\} 0\.\d+$/m);
  expect(text).toMatch(/^portal_drill_ok\{machine="[^"]+"\} 1$/m);
  expect(text).toMatch(/^portal_certificate_seconds 99\d+/m);
  expect(text).toMatch(/^portal_canary_seconds 0\.25$/m);
  expect(text).toMatch(/^portal_job_failures\{machine="[^"]+",job="alerts"\} 1$/m);
});

test('without a database the other metrics are there', async () => {
  setSharedGauges(() => Promise.reject(new Error('away')));
  expect(await renderMetrics([])).toContain('portal_cache_lookups_total');
  expect(await listExported()).toContain('portal_alarm');
});

test('alert rules and the board use only metrics that are exported', async () => {
  const exported = await listExported();
  const [rules, panels] = [readExpressions(), readBoard().panels.flatMap(({ targets }) => targets)];
  expect(rules.length).toBe(readFileSync(RULES, 'utf8').split('- alert:').length - 1);
  expect(panels.length).toBeGreaterThan(20);
  const used = new Set([...rules, ...panels.map(({ expr }) => expr)].flatMap(listNames));
  expect([...used].filter((name) => !exported.has(name) && !OWN.includes(name))).toEqual([]);
  expect(used.size).toBeGreaterThan(15);
});

(PROMTOOL ? test : test.skip)('promtool accepts the alert rules', () => {
  const said = execFileSync(PROMTOOL ?? '', ['check', 'rules', RULES], { encoding: 'utf8' });
  expect(said).toContain('SUCCESS');
});

import type { LabelledValue, SharedGauge } from '@/lib/metrics/shared';
import { judgeAlarms } from '../alarms/alarms.rules';
import type { AlarmFacts } from '../alarms/alarms.schema';
import type { MachineFacts } from '../reports/reports.schema';

type Values = LabelledValue[];

/** Values of each machine, with its name; a missing one is left out. */
const ofMachines = ({ machines }: AlarmFacts, read: (facts: MachineFacts) => Values | number | undefined): Values =>
  (machines ?? []).flatMap(({ machine, facts }) => {
    const values = facts && read(facts);
    if (values === undefined) return [];
    const list = typeof values === 'number' ? [{ labels: {}, value: values }] : values;
    return list.map(({ labels, value }) => ({ labels: { machine, ...labels }, value }));
  });

const alone = (value: number | null | undefined): Values =>
  value === undefined || value === null ? [] : [{ labels: {}, value }];

const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 1);

/** Metrics of the installation by the facts that the alarms judge. */
export function buildOperationMetrics(facts: AlarmFacts): SharedGauge[] {
  const { now, queues, checks, beats } = facts;
  const beat = beats?.[0];
  const ageOf = (at: string | undefined) => (at === undefined ? undefined : (now - Date.parse(at)) / 1_000);
  const end = checks?.certificate?.endsAt;
  return [
    gauge('portal_alarm', 'Alarms that the portal raises: 1 while there is something wrong', listAlarms(facts)),
    gauge(
      'portal_backup_age_seconds',
      'Age of the newest backup, on machines that make any',
      ofMachines(facts, ({ backup }) => (backup.schedule === undefined ? undefined : ageOf(backup.newestAt))),
    ),
    gauge(
      'portal_drill_age_seconds',
      'Age of the last drill',
      ofMachines(facts, ({ drill }) => ageOf(drill?.at)),
    ),
    gauge(
      'portal_drill_ok',
      'Whether the last drill restored the backup',
      ofMachines(facts, ({ drill }) => drill && Number(drill.ok)),
    ),
    gauge(
      'portal_disk_free_ratio',
      'Free share of a disk',
      ofMachines(facts, ({ disks }) =>
        disks.map(({ name, freeBytes, bytes }) => ({ labels: { disk: name }, value: share(freeBytes, bytes) })),
      ),
    ),
    gauge(
      'portal_disk_files_free_ratio',
      'Free share of the file entries of a disk',
      ofMachines(facts, ({ disks }) =>
        disks.map(({ name, freeFiles, files }) => ({ labels: { disk: name }, value: share(freeFiles, files) })),
      ),
    ),
    gauge('portal_queue_age_seconds', 'Wait of the oldest entry that could go on', [
      ...(queues ? [{ labels: { queue: 'mails' }, value: queues.mailSeconds ?? 0 }] : []),
      ...(queues ? [{ labels: { queue: 'imports' }, value: queues.importSeconds ?? 0 }] : []),
    ]),
    gauge(
      'portal_certificate_seconds',
      'Time until the certificate of the site ends',
      alone(end === undefined ? undefined : (Date.parse(end) - now) / 1_000),
    ),
    gauge(
      'portal_replica_lag_seconds',
      'Lag of the replica',
      ofMachines(facts, ({ replica }) => (replica ? (replica.lagSeconds ?? 0) : undefined)),
    ),
    gauge(
      'portal_canary_seconds',
      'Time until readers saw the last canary; missing if they did not',
      alone(beat && beat.visibleMs !== null ? beat.visibleMs / 1_000 : undefined),
    ),
    gauge('portal_canary_age_seconds', 'Age of the last canary', alone(beat && (now - beat.at.getTime()) / 1_000)),
    gauge(
      'portal_seals_broken',
      'Whether a seal of the audit log does not fit its rows',
      alone(checks?.seals && Number(checks.seals.broken !== undefined)),
    ),
    gauge(
      'portal_job_failures',
      'Failures in a row of jobs that last failed',
      ofMachines(facts, ({ jobs }) =>
        jobs.flatMap(({ name, failures }) => (failures > 0 ? [{ labels: { job: name }, value: failures }] : [])),
      ),
    ),
  ];
}

const gauge = (name: string, help: string, values: Values): SharedGauge => ({ name, help, values });

/** Every alarm that can be judged now. */
const listAlarms = (facts: AlarmFacts): Values =>
  judgeAlarms(facts).flatMap(({ rule: { id, severity }, verdict }) =>
    verdict === 'unknown' ? [] : [{ labels: { alarm: id, severity }, value: Number(verdict !== 'fine') }],
  );

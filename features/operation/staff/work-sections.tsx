import { DateTime } from '@/components/ui/date-time';
import { Fact, FactList } from '@/components/ui/fact-list';
import { formatNumber, interpolate } from '@/lib/time/format';
import { DAY_MS, MINUTE_SECONDS } from '@/lib/time/units';
import type { CertificateCheck, SealsCheck } from '../checks/checks.schema';
import { LAG_SECONDS } from '../doctor/limits.rules';
import type { MachineFacts } from '../reports/reports.schema';
import { formatDuration } from '../system/duration.rules';
import { systemMessages as words } from '../system/system.messages';
import type { SystemFacts } from '../system/system.queries';
import { SystemSection, Unreadable } from './system-section';

/** Waiting time that is worth telling. */
const WORTH_TELLING = 5 * MINUTE_SECONDS;

/** Queues in the database, and the jobs of all machines. */
export function QueueSection({
  queues,
  machines,
  mailHref,
}: Pick<SystemFacts, 'queues' | 'machines'> & { mailHref?: string | undefined }) {
  const jobs = (machines ?? []).flatMap(({ facts }) => facts?.jobs ?? []);
  return (
    <SystemSection
      id="system-queues"
      title={words['system.queues']}
      {...(mailHref && { more: { href: mailHref, text: words['system.toMails'] } })}
    >
      {queues ? (
        <FactList>
          <Fact title={words['system.mails']}>{describeQueue(queues.mails, queues.mailSeconds)}</Fact>
          <Fact title={words['system.mailsGivenUp']}>{describeQueue(queues.mailsGivenUp, null)}</Fact>
          <Fact title={words['system.imports']}>{describeQueue(queues.imports, queues.importSeconds)}</Fact>
          {jobs.length > 0 && <Fact title={words['system.jobs']}>{describeJobs(jobs)}</Fact>}
        </FactList>
      ) : (
        <Unreadable />
      )}
    </SystemSection>
  );
}

function describeQueue(count: number, seconds: number | null): string {
  if (count === 0) return words['system.queueEmpty'];
  const waits = seconds !== null && seconds > WORTH_TELLING;
  return interpolate(words[waits ? 'system.queueWaits' : 'system.queueMoves'], {
    count: formatNumber(count),
    time: formatDuration(seconds ?? 0),
  });
}

function describeJobs(jobs: MachineFacts['jobs']): string {
  const failing = jobs.filter(({ failures }) => failures > 0);
  if (failing.length === 0) return interpolate(words['system.jobsFine'], { count: formatNumber(jobs.length) });
  const names = failing.map(({ name, failures }) => `${name} (${failures})`).join(', ');
  return interpolate(words['system.jobsFailing'], { names });
}

/** The certificate, the replica and the seals of the audit log. */
export function OutsideSection({
  checks,
  machines,
  site,
  now,
  beats,
}: Pick<SystemFacts, 'checks' | 'machines' | 'site' | 'now' | 'beats'>) {
  const replicas = (machines ?? []).flatMap(({ facts }) =>
    facts && facts.replica !== undefined ? [facts.replica] : [],
  );
  return (
    <SystemSection id="system-outside" title={words['system.outside']}>
      {checks ? (
        <FactList>
          <Fact title={words['system.certificate']}>
            {site.startsWith('https:') ? describeCertificate(checks.certificate, now) : words['system.noTls']}
          </Fact>
          <Fact title={words['system.replica']}>
            {replicas.length > 0 ? replicas.map(describeReplica).join(' · ') : words['system.noReplica']}
          </Fact>
          <Fact title={words['system.canary']}>{beats ? describeBeats(beats) : <Unreadable />}</Fact>
          <Fact title={words['system.seals']}>
            <Seals seals={checks.seals} />
          </Fact>
        </FactList>
      ) : (
        <Unreadable />
      )}
    </SystemSection>
  );
}

function describeCertificate(found: CertificateCheck | undefined, now: number): string {
  if (!found) return words['system.certificateUnread'];
  const { host, endsAt, refusal } = found;
  if (endsAt === undefined) return interpolate(words['system.certificateAway'], { host });
  if (refusal) return interpolate(words['system.certificateRefused'], { host, refusal });
  const days = formatNumber(Math.floor((Date.parse(endsAt) - now) / DAY_MS));
  return interpolate(words['system.certificateDays'], { host, days });
}

function describeReplica(replica: NonNullable<MachineFacts['replica']> | null): string {
  if (replica === null || !replica.isStandby) return words['system.replicaAway'];
  const lag = replica.lagSeconds ?? 0;
  return lag > LAG_SECONDS
    ? interpolate(words['system.replicaBehind'], { time: formatDuration(lag) })
    : words['system.replicaCurrent'];
}

/** The last canary, and the slowest of the hour. */
function describeBeats(beats: NonNullable<SystemFacts['beats']>): string {
  const [last] = beats;
  if (!last) return words['system.canaryUnsent'];
  if (last.visibleMs === null) return words['system.canaryUnseen'];
  const slowest = Math.max(...beats.map(({ visibleMs }) => visibleMs ?? 0));
  return interpolate(words['system.canarySeen'], {
    last: (last.visibleMs / 1_000).toFixed(2),
    slowest: (slowest / 1_000).toFixed(2),
    count: formatNumber(beats.length),
  });
}

function Seals({ seals }: { seals: SealsCheck | undefined }) {
  if (seals?.broken) return interpolate(words['system.sealsBroken'], { id: String(seals.broken.id) });
  if (!seals?.wholeAt) return words['system.sealsUnread'];
  return (
    <>
      {words['system.sealsWhole']} <DateTime at={seals.wholeAt} />
    </>
  );
}

import { DateTime } from '@/components/ui/date-time';
import { Fact, FactList } from '@/components/ui/fact-list';
import { formatBytes, formatNumber, interpolate } from '@/lib/time/format';
import type { DrillResult } from '../drill/drill.schema';
import type { DiskReport, MachineFacts } from '../reports/reports.schema';
import { formatDuration } from '../system/duration.rules';
import { systemMessages as words } from '../system/system.messages';
import type { SystemFacts } from '../system/system.queries';
import { SystemSection, Unreadable } from './system-section';

type Part = Pick<SystemFacts, 'machines' | 'now'>;

/** The machines that have reported, by name. */
const listFacts = ({ machines }: Pick<Part, 'machines'>) =>
  (machines ?? []).flatMap(({ machine, facts }) => (facts ? [{ machine, facts }] : []));

/** The name of a machine after a label, where there are several. */
const label = (text: string, machine: string, among: readonly unknown[]): string =>
  among.length > 1 ? `${text} · ${machine}` : text;

/** Versions, database and migrations. */
export function VersionSection({ machines, site, database, migrations }: SystemFacts) {
  const known = listFacts({ machines });
  return (
    <SystemSection id="system-version" title={words['system.version']}>
      <FactList>
        <Fact title={words['system.address']}>{site}</Fact>
        {known.map(({ machine, facts: { version, node } }) => (
          <Fact key={machine} title={label(words['system.portal'], machine, known)}>
            {interpolate(words['system.portalVersion'], { version, node })}
          </Fact>
        ))}
        <Fact title={words['system.database']}>{database ? `PostgreSQL ${database.version}` : <Unreadable />}</Fact>
        <Fact title={words['system.migrations']}>{migrations ? describeMigrations(migrations) : <Unreadable />}</Fact>
      </FactList>
      {machines && known.length === 0 && <p className="mt-3 text-ink-2 text-sm">{words['system.waiting']}</p>}
    </SystemSection>
  );
}

const describeMigrations = ({ applied, missing }: NonNullable<SystemFacts['migrations']>): string =>
  missing.length > 0
    ? interpolate(words['system.migrationsMissing'], { missing: String(missing.length) })
    : interpolate(words['system.migrationsWhole'], { applied: String(applied) });

/** The last backup and the last drill of each machine that makes any; of all machines where none does. */
export function BackupSection({ machines, now }: Part) {
  const known = listFacts({ machines });
  const scheduled = known.filter(({ facts }) => facts.backup.schedule !== undefined);
  const shown = scheduled.length > 0 ? scheduled : known.slice(0, 1);
  return (
    <SystemSection id="system-backup" title={words['system.backup']}>
      {!machines && <Unreadable />}
      {machines && known.length === 0 && <p className="text-ink-2 text-sm">{words['system.waiting']}</p>}
      {shown.map(({ machine, facts }) => (
        <div key={machine} className="mb-4">
          {shown.length > 1 && <h3 className="mb-2 font-normal text-sm">{machine}</h3>}
          <BackupFacts {...facts} now={now} />
        </div>
      ))}
    </SystemSection>
  );
}

function BackupFacts({ backup, drill, now }: MachineFacts & { now: number }) {
  const { schedule, newestAt, count, partial } = backup;
  return (
    <FactList>
      <Fact title={words['system.schedule']}>
        {schedule ? interpolate(words['system.scheduled'], { time: schedule }) : words['system.unscheduled']}
      </Fact>
      <Fact title={words['system.newest']}>
        {newestAt ? <Ago at={newestAt} now={now} /> : words['system.noBackup']}
      </Fact>
      <Fact title={words['system.backups']}>{formatNumber(count)}</Fact>
      <Fact title={words['system.partial']}>{partial.join(' · ')}</Fact>
      <Fact title={words['system.drill']}>
        {drill ? <DrillFacts drill={drill} now={now} /> : words['system.noDrill']}
      </Fact>
    </FactList>
  );
}

function DrillFacts({ drill, now }: { drill: DrillResult; now: number }) {
  const { at, ok, rows, media, seconds, problem = '' } = drill;
  const numbers = { rows: formatNumber(rows ?? 0), media: formatNumber(media ?? 0), time: formatDuration(seconds) };
  return (
    <>
      <span className={ok ? 'text-ok' : 'text-bad'}>{words[ok ? 'system.drillGood' : 'system.drillBad']}</span>{' '}
      <Ago at={at} now={now} />
      <br />
      {ok ? interpolate(words['system.drillRows'], numbers) : problem}
    </>
  );
}

/** A moment, and how long ago it was. */
export function Ago({ at, now }: { at: string; now: number }) {
  return (
    <>
      <DateTime at={at} /> ({interpolate(words['system.ago'], { time: formatDuration((now - Date.parse(at)) / 1_000) })}
      )
    </>
  );
}

/** Free space and file entries of each disk, and what fills them. */
export function DiskSection({ machines, database, media }: Pick<SystemFacts, 'machines' | 'database' | 'media'>) {
  const known = listFacts({ machines });
  return (
    <SystemSection id="system-disk" title={words['system.disk']}>
      {!machines && <Unreadable />}
      <FactList>
        {known.flatMap(({ machine, facts }) =>
          facts.disks.map((disk) => (
            <Fact key={`${machine} ${disk.name}`} title={label(words[`system.disk.${disk.name}`], machine, known)}>
              {describeDisk(disk)}
            </Fact>
          )),
        )}
        <Fact title={words['system.databaseSize']}>{database ? formatBytes(database.bytes) : <Unreadable />}</Fact>
        <Fact title={words['system.mediaSize']}>
          {media ? (
            interpolate(words['system.mediaFiles'], {
              size: formatBytes(media.bytes),
              files: formatNumber(media.files),
            })
          ) : (
            <Unreadable />
          )}
        </Fact>
      </FactList>
    </SystemSection>
  );
}

function describeDisk({ freeBytes, bytes, freeFiles, files }: DiskReport): string {
  const share = bytes > 0 ? Math.floor((freeBytes / bytes) * 100) : 0;
  const space = { free: formatBytes(freeBytes), all: formatBytes(bytes), share: String(share) };
  const inodes = files > 0 ? ` · ${interpolate(words['system.diskFiles'], { free: formatNumber(freeFiles) })}` : '';
  return interpolate(words['system.diskFree'], space) + inodes;
}

import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import type { AlarmFinding } from '../alarms/alarms.schema';
import { systemMessages as words } from '../system/system.messages';

/** Present faults, each with its cure. */
export function AlarmList({ alarms }: { alarms: readonly (AlarmFinding & { since: Date | undefined })[] }) {
  return (
    <section aria-label={words['system.alarms']} className="mb-10">
      {alarms.length === 0 ? (
        <Alert kind="ok">{words['system.allFine']}</Alert>
      ) : (
        <ul className="grid gap-4">
          {alarms.map(({ id, severity, title, found, advice, since }) => (
            <li
              key={id}
              className={`rounded-sm border border-line border-s-3 bg-surface px-5 py-4 ${severity === 'urgent' ? 'border-s-bad' : 'border-s-warn'}`}
            >
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Badge tone={severity === 'urgent' ? 'bad' : 'warn'}>{words[`system.severity.${severity}`]}</Badge>
                <h2 className="font-strong text-base">{title}</h2>
              </div>
              <p className="wrap-anywhere mt-2 font-normal text-sm">
                {found}
                {since && (
                  <span className="text-ink-2">
                    {' · '}
                    {words['system.since']} <DateTime at={since} />
                  </span>
                )}
              </p>
              <p className="wrap-anywhere mt-1 text-ink-2 text-sm">
                {words['system.todo']}: {advice}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

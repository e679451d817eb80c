import { ListDateTime } from '@/components/ui/list/list-date-time';
import { type Column, KeyedListTable } from '@/components/ui/list/list-table';
import { formatNumber, interpolate } from '@/lib/time/format';
import { systemMessages as words } from '../system/system.messages';
import type { SystemFacts } from '../system/system.queries';
import { SystemSection, Unreadable } from './system-section';

type Logins = NonNullable<SystemFacts['logins']>;
type Blocked = NonNullable<SystemFacts['blocked']>['rows'][number];

const countTimes = (count: number): string => interpolate(words['system.times'], { count: formatNumber(count) });

/** Log-ins of the last day that were refused. */
export function LoginSection({ logins, auditHref }: { logins: Logins | undefined; auditHref?: string | undefined }) {
  return (
    <SystemSection
      id="system-logins"
      title={words['system.security']}
      {...(auditHref && {
        more: {
          href: `${auditHref}?action=session.open&outcome=refused`,
          text: words['system.toLog'],
          label: words['system.toAudit'],
        },
      })}
    >
      {logins ? (
        <>
          <p className="text-sm">
            {words['system.failedLogins']} <strong className="tabular font-strong">{countTimes(logins.total)}</strong>
          </p>
          {logins.addresses.length > 0 && (
            <ul aria-label={words['system.fromAddresses']} className="mt-2 grid gap-1 text-sm">
              {logins.addresses.map(({ address, count }) => (
                <li key={address} className="flex justify-between gap-4 border-line border-t pt-1">
                  <span className="wrap-anywhere min-w-0">{address}</span>
                  <span className="tabular shrink-0">{countTimes(count)}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <Unreadable />
      )}
    </SystemSection>
  );
}

const columns: readonly Column<Blocked>[] = [
  { key: 'client', title: words['system.blockedAddress'], isRowHeader: true, cell: ({ client }) => client },
  { key: 'kind', title: words['system.blockedLimit'], cell: ({ kind }) => kind },
  { key: 'hits', title: words['system.blockedHits'], number: true, cell: ({ hits }) => countTimes(hits) },
  { key: 'at', title: words['system.lastAt'], cell: ({ at }) => <ListDateTime at={at} /> },
];

/** Addresses that a limit refused in the last day. */
export function BlockedSection({
  blocked,
  auditHref,
}: Pick<SystemFacts, 'blocked'> & { auditHref?: string | undefined }) {
  return (
    <SystemSection
      id="system-blocked"
      title={words['system.blocked']}
      {...(auditHref && {
        more: { href: `${auditHref}?action=limit.hit`, text: words['system.toLog'], label: words['system.toBlocked'] },
      })}
    >
      {!blocked && <Unreadable />}
      {blocked?.rows.length === 0 && <p className="text-ink-2 text-sm">{words['system.noBlocked']}</p>}
      {blocked && blocked.rows.length > 0 && (
        <>
          <KeyedListTable
            label={words['system.blocked']}
            columns={columns}
            rows={blocked.rows}
            getRowId={({ client, kind }) => `${client} ${kind}`}
          />
          {blocked.total > blocked.rows.length && (
            <p className="mt-2 text-ink-2 text-sm">
              {interpolate(words['system.blockedMore'], { count: formatNumber(blocked.total - blocked.rows.length) })}
            </p>
          )}
        </>
      )}
    </SystemSection>
  );
}

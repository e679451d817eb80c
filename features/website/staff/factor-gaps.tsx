import { Alert } from '@/components/ui/alert';
import { buildListHref, buildPeopleList } from '@/features/people/list/list.rules';
import { areas } from '@/lib/areas/areas';
import { buildRowHref } from '@/lib/areas/navigation';
import { type AccountRole, staffRoles } from '@/lib/auth/roles';
import { formatNumber } from '@/lib/time/format';
import { sessionSettingsMessages as words } from '../session-settings/session-settings.messages';

type Props = { gaps: readonly { role: AccountRole; n: number }[] };

/** Accounts that still lack a required second factor, by role, with links to them; nothing if none does. */
export function FactorGaps({ gaps }: Props) {
  if (gaps.length === 0) return null;
  return (
    <div className="mb-6 max-w-read">
      <Alert kind="warn">
        {words['sessions.gaps']}
        <ul className="mt-1">
          {gaps.map(({ role, n }) => (
            <li key={role}>
              <a href={buildGapHref(role)} className="text-link underline">
                {words['sessions.gap'].replace('{role}', areas[role].title.th).replace('{n}', formatNumber(n))}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

/** Address of the administrator's list of those accounts. */
function buildGapHref(role: AccountRole): string | undefined {
  const staffRole = staffRoles.find((one) => one === role);
  const kind = staffRole ? 'staff' : 'users';
  const area = areas.VecAdmin;
  const row = area.rows.find(({ people }) => people?.includes(kind));
  const list = buildPeopleList([kind]);
  const query = list.toQuery(list.read({}), { status: 'open', factor: 'off', role: staffRole });
  return row && buildListHref(buildRowHref(area, row), query.toString(), row.passwordRequests);
}

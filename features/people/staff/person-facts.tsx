import { ListDateTime } from '@/components/ui/list/list-date-time';
import { Facts } from '@/components/ui/page/facts';
import { roleTable } from '@/lib/auth/role-table';
import { formatDate, formatDateTime, formatNumber } from '@/lib/time/format';
import { peopleListMessages as words } from '../list/list.messages';
import type { Person } from '../list/list.schema';
import { PersonOrganisation, PersonStatusBadge } from './people-columns';

/**
 * Identity of a person: login name, organisation, role, status.
 *
 * @param organisations address of the pages of whole organisations, of an area that has them
 */
export function PersonFacts({ person, organisations }: { person: Person; organisations: string | undefined }) {
  return (
    <Facts
      rows={[
        [
          words[`peopleDesk.login.${person.kind}`],
          <span key="login" className="tabular">
            {person.login}
          </span>,
        ],
        [
          words['peopleDesk.organisation'],
          <PersonOrganisation key="organisation" person={person} page={organisations} />,
        ],
        [words['peopleDesk.role'], roleTable[person.role].title.th],
        [words['peopleDesk.email'], person.email ?? '–'],
        [words['peopleDesk.status'], <PersonStatusBadge key="status" row={person} />],
        [words['peopleDesk.createdAt'], formatDate(person.createdAt)],
      ]}
    />
  );
}

/** Access of a person: last login, devices, password, second factor. */
export function AccessFacts({ person, now }: { person: Person; now: Date }) {
  const { lastLoginAt, sessions, hasSecondFactor } = person;
  return (
    <Facts
      rows={[
        [
          words['peopleDesk.lastLogin'],
          lastLoginAt ? <ListDateTime key="login" at={lastLoginAt} /> : words['peopleDesk.never'],
        ],
        [words['peopleDesk.sessions'], `${formatNumber(sessions)} ${words['peopleDesk.devices']}`],
        [words['peopleDesk.passwordState'], formatPasswordState(person, now)],
        [
          words['peopleDesk.factorState'],
          words[hasSecondFactor ? 'peopleDesk.factorState.on' : 'peopleDesk.factorState.off'],
        ],
      ]}
    />
  );
}

function formatPasswordState({ hasPassword, mustChangePassword, passwordUntil }: Person, now: Date): string {
  if (!hasPassword) return words['peopleDesk.passwordState.none'];
  if (!mustChangePassword || !passwordUntil) return words['peopleDesk.passwordState.own'];
  if (passwordUntil <= now) return words['peopleDesk.passwordState.expired'];
  return `${words['peopleDesk.passwordState.given']} ${formatDateTime(passwordUntil)}`;
}

import { ListDateTime } from '@/components/ui/list/list-date-time';
import { Facts } from '@/components/ui/page/facts';
import { formatDate, formatDateTime, formatNumber } from '@/lib/time/format';
import { peopleListMessages as words } from '../list/list.messages';
import type { Person } from '../list/list.schema';
import { PersonStatusBadge } from './people-columns';

/** Identity of a person: login name, organisation, role, status. */
export function PersonFacts({ person }: { person: Person }) {
  return (
    <Facts
      rows={[
        [
          words[`peopleDesk.login.${person.kind}`].th,
          <span key="login" className="tabular">
            {person.login}
          </span>,
        ],
        [words['peopleDesk.organisation'].th, person.organisation.name],
        [words['peopleDesk.role'].th, words[`peopleDesk.role.${person.role}`].th],
        [words['peopleDesk.email'].th, person.email ?? '–'],
        [words['peopleDesk.status'].th, <PersonStatusBadge key="status" row={person} />],
        [words['peopleDesk.createdAt'].th, formatDate(person.createdAt)],
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
          words['peopleDesk.lastLogin'].th,
          lastLoginAt ? <ListDateTime key="login" at={lastLoginAt} /> : words['peopleDesk.never'].th,
        ],
        [words['peopleDesk.sessions'].th, `${formatNumber(sessions)} ${words['peopleDesk.devices'].th}`],
        [words['peopleDesk.passwordState'].th, formatPasswordState(person, now)],
        [
          words['peopleDesk.factorState'].th,
          words[hasSecondFactor ? 'peopleDesk.factorState.on' : 'peopleDesk.factorState.off'].th,
        ],
      ]}
    />
  );
}

function formatPasswordState({ hasPassword, mustChangePassword, passwordUntil }: Person, now: Date): string {
  if (!hasPassword) return words['peopleDesk.passwordState.none'].th;
  if (!mustChangePassword || !passwordUntil) return words['peopleDesk.passwordState.own'].th;
  if (passwordUntil <= now) return words['peopleDesk.passwordState.expired'].th;
  return `${words['peopleDesk.passwordState.given'].th} ${formatDateTime(passwordUntil)}`;
}

import { ListSearch } from '@/components/ui/list/list-search';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { registrationsMessages } from '../password-requests.messages';
import { type RegistrationChoice, registrationHref } from '../password-requests.rules';
import { type RegistrationStatus, registrationStatuses } from '../password-requests.schema';

type Props = { path: string; choice: RegistrationChoice; counts: Readonly<Record<RegistrationStatus, number>> };

/** Search, and a tab for each status with its number. */
export function RegistrationFilters({ path, choice, counts }: Props) {
  return (
    <>
      <ListSearch
        path={path}
        label={registrationsMessages['registrations.search'].th}
        search={choice.search}
        kept={choice.status === registrationStatuses[0] ? {} : { status: choice.status }}
        clearHref={choice.search ? registrationHref(path, choice, { search: '' }) : undefined}
      />
      <ListTabs
        label={registrationsMessages['registrations.statuses'].th}
        tabs={registrationStatuses.map((status) => ({
          key: status,
          label: registrationsMessages[`registrations.status.${status}`].th,
          href: registrationHref(path, choice, { status }),
          count: counts[status],
          current: choice.status === status,
        }))}
      />
    </>
  );
}

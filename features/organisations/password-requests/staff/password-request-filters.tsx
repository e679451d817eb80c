import { ListSearch } from '@/components/ui/list/list-search';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { passwordRequestsMessages } from '../password-requests.messages';
import { type RegistrationChoice, registrationHref } from '../password-requests.rules';
import { type PasswordRequestStatus, passwordRequestStatuses } from '../password-requests.schema';

type Props = { path: string; choice: RegistrationChoice; counts: Readonly<Record<PasswordRequestStatus, number>> };

/** Search, and a tab for each status with its count. */
export function PasswordRequestFilters({ path, choice, counts }: Props) {
  return (
    <>
      <ListSearch
        path={path}
        label={passwordRequestsMessages['registrations.search'].th}
        search={choice.search}
        hiddenFields={choice.status === passwordRequestStatuses[0] ? {} : { status: choice.status }}
        clearHref={choice.search ? registrationHref(path, choice, { search: '' }) : undefined}
      />
      <ListTabs
        label={passwordRequestsMessages['registrations.statuses'].th}
        tabs={passwordRequestStatuses.map((status) => ({
          key: status,
          label: passwordRequestsMessages[`registrations.status.${status}`].th,
          href: registrationHref(path, choice, { status }),
          count: counts[status],
          current: choice.status === status,
        }))}
      />
    </>
  );
}

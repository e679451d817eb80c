import { ListSearch } from '@/components/ui/list/list-search';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { passwordRequestsMessages } from '../password-requests.messages';
import { passwordRequestList, type RegistrationChoice } from '../password-requests.rules';
import { type PasswordRequestStatus, passwordRequestStatuses } from '../password-requests.schema';

type Props = { path: string; choice: RegistrationChoice; counts: Readonly<Record<PasswordRequestStatus, number>> };

/** Search, and a tab for each status with its count. */
export function PasswordRequestFilters({ path, choice, counts }: Props) {
  return (
    <>
      <ListSearch
        path={path}
        label={passwordRequestsMessages['registrations.search']}
        search={choice.search}
        hiddenFields={passwordRequestList.toHiddenFields(choice, ['per'])}
        clearHref={choice.search ? passwordRequestList.href(path, choice, { search: '' }) : undefined}
      />
      <ListTabs
        label={passwordRequestsMessages['registrations.statuses']}
        tabs={passwordRequestStatuses.map((status) => ({
          key: status,
          label: passwordRequestsMessages[`registrations.status.${status}`],
          href: passwordRequestList.href(path, choice, { status }),
          count: counts[status],
          current: choice.status === status,
        }))}
      />
    </>
  );
}

import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { ListFilters } from '@/components/ui/list/list-filters';
import { ListFooter } from '@/components/ui/list/list-footer';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { passwordRequestsMessages } from '../password-requests.messages';
import { countPasswordRequests, findPasswordRequest, listPasswordRequests } from '../password-requests.queries';
import { passwordRequestList, type RegistrationChoice, readDecision } from '../password-requests.rules';
import { passwordRequestStatuses } from '../password-requests.schema';
import { DecisionDialogProvider } from './decision-dialog-provider';
import { DecisionPanel } from './decision-panel';
import { PasswordRequestTable } from './password-request-table';

/** Institutions' requests for their passwords: waiting, approved and refused. */
export async function PasswordRequestsScreen({ params, path, tabs }: ScreenProps & { tabs?: ReactNode }) {
  const choice = passwordRequestList.read(params);
  const [counts, requests] = await Promise.all([
    countPasswordRequests(choice.needle),
    listPasswordRequests(choice.status, choice),
  ]);
  const asked = readDecision(params);
  const request = asked && (await findPasswordRequest(asked.id));
  return (
    <>
      <ScreenHeader
        title={passwordRequestsMessages['registrations.title']}
        lead={passwordRequestsMessages['registrations.lead']}
      />
      {tabs}
      {asked && request && (
        <DecisionPanel
          request={request}
          decision={asked.decision}
          back={passwordRequestList.href(path, choice, { page: choice.page })}
        />
      )}
      <ListFilters
        list={passwordRequestList}
        path={path}
        choice={choice}
        label={passwordRequestsMessages['registrations.search']}
        drops={['per']}
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
      <DecisionDialogProvider>
        <div className="my-6">
          {requests.length > 0 ? (
            <PasswordRequestTable
              requests={requests}
              hrefOf={({ id }, decision) => passwordRequestList.href(path, choice, { [decision]: id })}
            />
          ) : (
            <Nothing choice={choice} />
          )}
        </div>
      </DecisionDialogProvider>
      <ListFooter
        choice={choice}
        total={counts[choice.status]}
        hrefOf={(change) => passwordRequestList.href(path, choice, change)}
        fixedSize
      />
    </>
  );
}

/** Empty state: nothing matches the search, or there are no requests. */
function Nothing({ choice }: { choice: RegistrationChoice }) {
  const { status, search } = choice;
  if (search) return <EmptyState title={passwordRequestsMessages['registrations.noMatch']} />;
  return (
    <EmptyState
      title={passwordRequestsMessages[`registrations.empty.${status}`]}
      text={passwordRequestsMessages['registrations.emptyText']}
    />
  );
}

import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { ListFooter } from '@/components/ui/list/list-footer';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { registrationsMessages } from '../password-requests.messages';
import { countRegistrations, findRegistration, listRegistrations } from '../password-requests.queries';
import {
  type RegistrationChoice,
  readDecision,
  readRegistrationChoice,
  registrationHref,
} from '../password-requests.rules';
import { DecisionPanel } from './decision-panel';
import { DecisionScope } from './decision-scope';
import { RegistrationFilters } from './registration-filters';
import { RegistrationTable } from './registration-table';

/** Institutions that ask for their password: who waits, who was approved, who was refused. */
export async function RegistrationsScreen({ params, path, tabs }: ScreenProps & { tabs?: ReactNode }) {
  const choice = readRegistrationChoice(params);
  const [counts, requests] = await Promise.all([
    countRegistrations(choice.needle),
    listRegistrations(choice.status, choice),
  ]);
  const asked = readDecision(params);
  const request = asked && (await findRegistration(asked.id));
  return (
    <>
      <ScreenHeader
        title={registrationsMessages['registrations.title'].th}
        lead={registrationsMessages['registrations.lead'].th}
      />
      {tabs}
      {asked && request && (
        <DecisionPanel request={request} decision={asked.decision} back={registrationHref(path, choice)} />
      )}
      <RegistrationFilters path={path} choice={choice} counts={counts} />
      <DecisionScope>
        <div className="my-6">
          {requests.length > 0 ? (
            <RegistrationTable
              requests={requests}
              hrefOf={({ id }, decision) => registrationHref(path, choice, { [decision]: id })}
            />
          ) : (
            <Nothing choice={choice} />
          )}
        </div>
      </DecisionScope>
      <ListFooter
        page={choice.page}
        per={choice.per}
        total={counts[choice.status]}
        hrefOf={(page) => registrationHref(path, choice, { page })}
      />
    </>
  );
}

/** Why there is no row: nothing fits the search, or there is nothing at all. */
function Nothing({ choice }: { choice: RegistrationChoice }) {
  const { status, search } = choice;
  if (search) return <EmptyState title={registrationsMessages['registrations.noMatch'].th} />;
  return (
    <EmptyState
      title={registrationsMessages[`registrations.empty.${status}`].th}
      text={registrationsMessages['registrations.emptyText'].th}
    />
  );
}

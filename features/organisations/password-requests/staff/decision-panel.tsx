import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { formatMailed } from '@/lib/mail/queries';
import { passwordRequestsMessages } from '../password-requests.messages';
import type { PasswordRequest } from '../password-requests.queries';
import type { DecisionName } from '../password-requests.rules';
import { DecisionForm } from './decision-form';

type Props = { request: PasswordRequest; decision: DecisionName; back: string };

const outcomes = {
  approved: { kind: 'ok', words: 'registrations.approved' },
  refused: { kind: 'info', words: 'registrations.refused' },
} as const;

/** The decision form on the page itself, for browsers without script; once decided, the outcome. */
export function DecisionPanel({ request, decision, back }: Props) {
  if (request.status !== 'waiting') {
    const { kind, words } = outcomes[request.status];
    return (
      <div className="mb-6">
        <Alert
          kind={kind}
          action={
            <LinkButton href={back} size="sm">
              {passwordRequestsMessages['registrations.back']}
            </LinkButton>
          }
        >
          {request.institution}: {formatMailed(passwordRequestsMessages[words])}
        </Alert>
      </div>
    );
  }
  return (
    <section className="mb-6 max-w-read rounded-md border border-gold-500 bg-surface p-5">
      <h2 className="mb-3 text-lg">{passwordRequestsMessages[`registrations.${decision}Title`]}</h2>
      <DecisionForm request={request} decision={decision} back={back} />
    </section>
  );
}

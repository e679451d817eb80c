import { Badge } from '@/components/ui/badge';
import { registrationsMessages } from '../password-requests.messages';
import type { Registration } from '../password-requests.schema';

/** Whether the address could be the institution's own: how it compares with the one on record, which stands below. */
export function DomainMark({ request: { recordEmail, sameDomain } }: { request: Registration }) {
  if (!recordEmail) return <Badge tone="muted">{registrationsMessages['registrations.noRecord'].th}</Badge>;
  return (
    <>
      {sameDomain ? (
        <Badge tone="ok">{registrationsMessages['registrations.sameDomain'].th}</Badge>
      ) : (
        <Badge tone="warn">{registrationsMessages['registrations.otherDomain'].th}</Badge>
      )}
      <span className="wrap-anywhere block text-ink-2 text-xs">
        {registrationsMessages['registrations.onRecord'].th} {recordEmail}
      </span>
    </>
  );
}

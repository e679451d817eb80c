import { Badge } from '@/components/ui/badge';
import { passwordRequestsMessages } from '../password-requests.messages';
import type { PasswordRequest } from '../password-requests.schema';

/** Compares the request's address with the one on record, which is shown below: it could be the institution's own. */
export function DomainBadge({ request: { recordEmail, sameDomain } }: { request: PasswordRequest }) {
  if (!recordEmail) return <Badge tone="muted">{passwordRequestsMessages['registrations.noRecord']}</Badge>;
  return (
    <>
      {sameDomain ? (
        <Badge tone="ok">{passwordRequestsMessages['registrations.sameDomain']}</Badge>
      ) : (
        <Badge tone="warn">{passwordRequestsMessages['registrations.otherDomain']}</Badge>
      )}
      <span className="wrap-anywhere block text-ink-2 text-xs">
        {passwordRequestsMessages['registrations.onRecord']} {recordEmail}
      </span>
    </>
  );
}

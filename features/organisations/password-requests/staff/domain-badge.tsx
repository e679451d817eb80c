import { Badge } from '@/components/ui/badge';
import { passwordRequestsMessages } from '../password-requests.messages';
import type { PasswordRequest } from '../password-requests.schema';

/** Whether the address could be the institution's own: how it compares with the one on record, which stands below. */
export function DomainBadge({ request: { recordEmail, sameDomain } }: { request: PasswordRequest }) {
  if (!recordEmail) return <Badge tone="muted">{passwordRequestsMessages['registrations.noRecord'].th}</Badge>;
  return (
    <>
      {sameDomain ? (
        <Badge tone="ok">{passwordRequestsMessages['registrations.sameDomain'].th}</Badge>
      ) : (
        <Badge tone="warn">{passwordRequestsMessages['registrations.otherDomain'].th}</Badge>
      )}
      <span className="wrap-anywhere block text-ink-2 text-xs">
        {passwordRequestsMessages['registrations.onRecord'].th} {recordEmail}
      </span>
    </>
  );
}

import { authMessages } from '@/lib/auth/messages';
import { Alert } from '../alert';

const words = { expired: authMessages['login.expired'].th, closed: authMessages['login.closed'].th } as const;

/** Why somebody was sent here. */
export function Notice({ notice }: { notice: keyof typeof words }) {
  return (
    <div className="mb-6">
      <Alert kind="warn">{words[notice]}</Alert>
    </div>
  );
}

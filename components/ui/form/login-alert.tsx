import { authMessages } from '@/lib/auth/messages';
import { Alert } from '../alert';

const texts = { expired: authMessages['login.expired'].th, closed: authMessages['login.closed'].th } as const;

/** Reason for a redirect to the login page. */
export function LoginAlert({ notice }: { notice: keyof typeof texts }) {
  return (
    <div className="mb-6">
      <Alert kind="warn">{texts[notice]}</Alert>
    </div>
  );
}

import { buildLoginHref, type FormName, type LoginPageParams } from '@/features/account/login/ui/forms';
import { LoginFormDialog } from '@/features/account/login/ui/login-form-dialog';
import { DEFAULT_AGE_YEARS, TERMS_VERSION } from '@/features/account/registration/registration.schema';
import { listInstitutions } from '@/features/organisations/organisations.queries';
import type { findDemoAccounts } from '@/lib/demo/demo.queries';
import { getSiteFrame } from '@/lib/site/queries';
import { getDayYearsAgo } from '@/lib/time/date-windows';

type Props = { ask: LoginPageParams & { form: FormName }; demo: Awaited<ReturnType<typeof findDemoAccounts>> };

/** The login form named in the query, with its data. */
export async function RequestedLoginForm({ ask: { form, next, demo: chosen }, demo }: Props) {
  const [{ site }, institutions] = await Promise.all([getSiteFrame(), form === 'request' ? listInstitutions() : []]);
  const account = demo?.accounts.find(({ loginKind, name }) => loginKind === form && name === chosen);
  return (
    <LoginFormDialog
      form={form}
      next={next}
      closeHref={buildLoginHref({ next })}
      known={account && demo && { name: account.name, password: demo.password }}
      institutions={institutions.map(({ userName, name, department }) => ({ userName, name, department }))}
      domains={site.registrationDomains}
      usualBirthDate={getDayYearsAgo(DEFAULT_AGE_YEARS)}
      termsVersion={TERMS_VERSION}
    />
  );
}

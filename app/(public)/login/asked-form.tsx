import { type FormName, type LoginAsk, loginHref } from '@/features/account/login/ui/forms';
import { OpenedForm } from '@/features/account/login/ui/opened-form';
import { TERMS_VERSION, USUAL_AGE_YEARS } from '@/features/account/registration/registration.schema';
import { listInstitutions } from '@/features/organisations/organisations.queries';
import type { findDemoAccounts } from '@/lib/demo/demo.queries';
import { readFrame } from '@/lib/site/queries';
import { yearsAgo } from '@/lib/time/date-windows';

type Props = { ask: LoginAsk & { form: FormName }; demo: Awaited<ReturnType<typeof findDemoAccounts>> };

/** The form that the address asks for, with all it needs. */
export async function AskedForm({ ask: { form, next, demo: chosen }, demo }: Props) {
  const [{ site }, institutions] = await Promise.all([readFrame(), form === 'request' ? listInstitutions() : []]);
  const account = demo?.accounts.find(({ door, name }) => door === form && name === chosen);
  return (
    <OpenedForm
      form={form}
      next={next}
      closeHref={loginHref({ next })}
      known={account && demo && { name: account.name, password: demo.password }}
      institutions={institutions.map(({ userName, name, department }) => ({ userName, name, department }))}
      domains={site.registrationDomains}
      usualBirthDate={yearsAgo(USUAL_AGE_YEARS)}
      termsVersion={TERMS_VERSION}
    />
  );
}

import { buildLoginHref, type FormName, type LoginPageParams } from '@/features/account/login/ui/forms';
import { LoginFormDialog } from '@/features/account/login/ui/login-form-dialog';
import { listInstitutions } from '@/features/organisations/organisations.queries';
import type { findDemoAccounts } from '@/lib/demo/demo.queries';
import { sanitizeHtml } from '@/lib/rich-text/rich-text';
import { getSiteFrame } from '@/lib/site/queries';
import { findTerms } from '@/lib/site/terms.queries';

type Props = { ask: LoginPageParams & { form: FormName }; demo: Awaited<ReturnType<typeof findDemoAccounts>> };

/** The login form named in the query, with its data. */
export async function RequestedLoginForm({ ask: { form, next, demo: chosen }, demo }: Props) {
  const [{ site }, institutions, terms] = await Promise.all([
    getSiteFrame(),
    form === 'request' ? listInstitutions() : [],
    form === 'register' ? findTerms() : undefined,
  ]);
  const account = demo?.accounts.find(({ loginKind, name }) => loginKind === form && name === chosen);
  return (
    <LoginFormDialog
      form={form}
      next={next}
      closeHref={buildLoginHref({ next })}
      known={account && demo && { name: account.name, password: demo.password }}
      institutions={institutions.map(({ userName, name, department }) => ({ userName, name, department }))}
      domains={site.registrationDomains}
      termsVersion={terms?.version ?? ''}
      termsText={terms && <TermsText html={terms.html} />}
    />
  );
}

/** The dialog of the terms opens in the browser, where the markup of `StaticHtml` is not at hand. */
const TermsText = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned on this line as on every page
  <div className="rich-text" dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }} />
);

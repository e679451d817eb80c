import { createPageMetadata } from '@/components/shell/page-metadata';
import { LoginAlert } from '@/components/ui/form/login-alert';
import { PublicPage } from '@/components/ui/page/public-page';
import { DemoAccounts } from '@/features/account/login/ui/demo-accounts';
import { readLoginPageParams } from '@/features/account/login/ui/forms';
import { LoginBox } from '@/features/account/login/ui/login-box';
import { LoginCards } from '@/features/account/login/ui/login-cards';
import { LoginHighlights } from '@/features/account/login/ui/login-highlights';
import { PresetCategory } from '@/features/news/ui/preset-category';
import { findDemoAccounts } from '@/lib/demo/demo.queries';
import { siteMessages } from '@/lib/site/messages';
import { RequestedLoginForm } from './requested-login-form';

/** The category that this page preselects. */
const LOGIN_CATEGORY_ID = 1002;
const title = siteMessages['menu.login'];

export const generateMetadata = createPageMetadata({
  ...title,
  path: '/login/',
  description: siteMessages['login.lead'].th,
});

export default async function LoginPage({ searchParams }: PageProps<'/login'>) {
  const { form, ...ask } = readLoginPageParams(await searchParams);
  const demo = await findDemoAccounts();
  return (
    <PublicPage crumb={title.th} title={siteMessages['login.heading'].th} lead={siteMessages['login.lead'].th}>
      <PresetCategory id={LOGIN_CATEGORY_ID} />
      {ask.notice && <LoginAlert notice={ask.notice} />}
      <LoginBox next={ask.next} autoFocus={!form} />
      <h2 className="mb-4 text-lg">{siteMessages['login.kinds'].th}</h2>
      <LoginCards next={ask.next} />
      <LoginHighlights />
      {demo && <DemoAccounts {...demo} next={ask.next} />}
      {form && <RequestedLoginForm ask={{ ...ask, form }} demo={demo} />}
    </PublicPage>
  );
}

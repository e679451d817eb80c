import type { Metadata } from 'next';
import { pageMetadata } from '@/components/shell/page-metadata';
import { Notice } from '@/components/ui/form/notice';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import { PageHeader } from '@/components/ui/page/page-header';
import { DemoAccounts } from '@/features/account/login/ui/demo-accounts';
import { readLoginAsk } from '@/features/account/login/ui/forms';
import { LoginCards } from '@/features/account/login/ui/login-cards';
import { Promises } from '@/features/account/login/ui/promises';
import { PresetCategory } from '@/features/news/ui/preset-category';
import { findDemoAccounts } from '@/lib/demo/demo.queries';
import { siteMessages } from '@/lib/site/messages';
import { readFrame } from '@/lib/site/queries';
import { AskedForm } from './asked-form';

/** The category that opening this page preselects. */
const LOGIN_CATEGORY_ID = 1002;
const title = siteMessages['menu.login'];

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await readFrame();
  return pageMetadata({ ...title, path: '/login/', description: siteMessages['login.lead'].th, site });
}

export default async function LoginPage({ searchParams }: PageProps<'/login'>) {
  const { form, ...ask } = readLoginAsk(await searchParams);
  const demo = await findDemoAccounts();
  return (
    <div className="page pt-6 pb-16">
      <PresetCategory id={LOGIN_CATEGORY_ID} />
      <Breadcrumbs items={[{ label: title.th }]} />
      <PageHeader kicker={title.th} title={siteMessages['login.heading'].th} lead={siteMessages['login.lead'].th} />
      {ask.notice && <Notice notice={ask.notice} />}
      <LoginCards next={ask.next} />
      <Promises />
      {demo && <DemoAccounts {...demo} next={ask.next} />}
      {form && <AskedForm ask={{ ...ask, form }} demo={demo} />}
    </div>
  );
}

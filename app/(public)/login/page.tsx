import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageHeader } from '@/components/layout/page-header';
import { pageMetadata } from '@/components/layout/page-metadata';
import { PresetCategory } from '@/components/layout/preset-category';
import { DemoAccounts } from '@/components/login/demo-accounts';
import { readLoginAsk } from '@/components/login/forms';
import { LoginCards } from '@/components/login/login-cards';
import { Notice } from '@/components/login/notice';
import { Promises } from '@/components/login/promises';
import { findDemoAccounts } from '@/lib/demo/queries';
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

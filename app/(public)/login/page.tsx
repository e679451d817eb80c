import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { LoginKinds } from '@/components/layout/login-kinds';
import { PageHeader } from '@/components/layout/page-header';
import { pageMetadata } from '@/components/layout/page-metadata';
import { PresetCategory } from '@/components/layout/preset-category';
import { Alert } from '@/components/ui/alert';
import { siteMessages } from '@/lib/site/messages';
import { readFrame } from '@/lib/site/queries';

/** The category that opening this page preselects. */
const LOGIN_CATEGORY_ID = 1002;
const title = siteMessages['menu.login'];

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await readFrame();
  return pageMetadata({ ...title, path: '/login/', description: siteMessages['login.lead'].th, site });
}

export default function LoginPage() {
  return (
    <div className="page pt-6 pb-16">
      <PresetCategory id={LOGIN_CATEGORY_ID} />
      <Breadcrumbs items={[{ label: title.th }]} />
      <PageHeader kicker={title.th} title={siteMessages['login.heading'].th} lead={siteMessages['login.lead'].th} />
      <Alert>{siteMessages['login.later'].th}</Alert>
      <LoginKinds />
    </div>
  );
}

import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageHeader } from '@/components/layout/page-header';
import { pageMetadata } from '@/components/layout/page-metadata';
import { NewsScope } from '@/components/news/news-scope';
import { SavedView } from '@/components/saved/saved-view';
import { pageApiKey } from '@/lib/api-keys';
import { env } from '@/lib/env';
import { savedMessages as words } from '@/lib/saved/messages';
import { readFrame } from '@/lib/site/queries';

const title = words['saved.title'];
const lead = words['saved.lead'].th;

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await readFrame();
  return pageMetadata({ ...title, path: '/saved/', description: lead, site });
}

export default function SavedPage() {
  return (
    <NewsScope apiKey={pageApiKey()} siteUrl={env.SITE_URL}>
      <div className="page pt-6 pb-16">
        <Breadcrumbs items={[{ label: title.th }]} />
        <PageHeader title={title.th} lead={lead} />
        <noscript>
          <p className="max-w-read rounded-sm border-gold-500 border-s-3 bg-gold-100 px-5 py-3 font-normal text-sm">
            {words['saved.needsScript'].th}
          </p>
        </noscript>
        <SavedView />
      </div>
    </NewsScope>
  );
}

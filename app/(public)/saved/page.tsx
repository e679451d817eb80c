import { createPageMetadata } from '@/components/shell/page-metadata';
import { PublicPage } from '@/components/ui/page/public-page';
import { savedMessages as words } from '@/features/news/saved/saved.messages';
import { SavedView } from '@/features/news/saved/ui/saved-view';
import { NewsScope } from '@/features/news/ui/news-scope';
import { env } from '@/lib/env/env';
import { getPageApiKey } from '@/lib/http/api-keys';

const title = words['saved.title'];
const lead = words['saved.lead'].th;

export const generateMetadata = createPageMetadata({ ...title, path: '/saved/', description: lead });

export default function SavedPage() {
  return (
    <NewsScope apiKey={getPageApiKey()} siteUrl={env.SITE_URL}>
      <PublicPage title={title.th} lead={lead}>
        <noscript>
          <p className="max-w-read rounded-sm border-gold-500 border-s-3 bg-gold-100 px-5 py-3 font-normal text-sm">
            {words['saved.needsScript'].th}
          </p>
        </noscript>
        <SavedView />
      </PublicPage>
    </NewsScope>
  );
}

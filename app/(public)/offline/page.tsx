import type { Metadata } from 'next';
import { buildPageMetadata } from '@/components/shell/page-metadata';
import { offlineMessages as words } from '@/features/news/offline/offline.messages';
import { OfflinePages } from '@/features/news/offline/ui/offline-pages';
import { getSiteFrame } from '@/lib/site/queries';

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await getSiteFrame();
  const page = buildPageMetadata({
    ...words['offline.title'],
    path: '/offline/',
    description: words['offline.text'].th,
    site,
  });
  return { ...page, robots: { index: false } };
}

/** Fallback for a page that is not in the offline cache when there is no network. */
export default function OfflinePage() {
  return (
    <div className="page py-12">
      <h1 className="text-2xl">{words['offline.title'].th}</h1>
      <p className="mt-3 max-w-read text-ink-2">{words['offline.text'].th}</p>
      <OfflinePages />
    </div>
  );
}

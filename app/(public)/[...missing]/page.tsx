import type { Metadata } from 'next';
import { NotFoundView } from '@/components/ui/page/not-found-view';
import { setStatus } from '@/lib/request/context';
import { siteMessages } from '@/lib/site/messages';
import { getSiteFrame } from '@/lib/site/queries';

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await getSiteFrame();
  const title = `${siteMessages['missing.title'].th} · ${siteMessages['missing.code'].en} | ${site.brand}`;
  return { title: { absolute: title }, robots: { index: false } };
}

/** Catch-all for addresses that no other page matches. */
export default function MissingPage() {
  setStatus(404);
  return <NotFoundView />;
}

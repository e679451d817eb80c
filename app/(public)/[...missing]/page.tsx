import type { Metadata } from 'next';
import { NotFoundView } from '@/components/ui/page/not-found-view';
import { buildMissingMetadata } from '@/features/news/ui/missing-metadata';
import { setStatus } from '@/lib/request/context';
import { getSiteFrame } from '@/lib/site/queries';

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await getSiteFrame();
  return buildMissingMetadata(site);
}

/** Catch-all for addresses that no other page matches. */
export default function MissingPage() {
  setStatus(404);
  return <NotFoundView />;
}

import type { Metadata } from 'next';
import { getSiteFrame } from '@/lib/site/queries';

/** The `generateMetadata` of a private page: not indexed, and its URL is not sent to other sites. */
export const createPrivateMetadata = (th: string, en: string) => async (): Promise<Metadata> => {
  const { site } = await getSiteFrame();
  return {
    title: { absolute: `${th} · ${en} | ${site.brand}` },
    robots: { index: false, follow: false },
    referrer: 'same-origin',
  };
};

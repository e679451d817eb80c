import type { Metadata } from 'next';
import { siteMessages } from '@/lib/site/messages';
import type { SiteSettings } from '@/lib/site/schema';

/** The head of a page that says there is no such news or list. */
export function missingMetadata({ brand }: SiteSettings): Metadata {
  const title = `${siteMessages['missing.title'].th} · ${siteMessages['missing.code'].en} | ${brand}`;
  return { title: { absolute: title }, robots: { index: false } };
}

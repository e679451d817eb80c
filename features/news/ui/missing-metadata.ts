import type { Metadata } from 'next';
import { isEnglish } from '@/lib/messages/language';
import { siteMessages } from '@/lib/site/messages';
import { nameBrand } from '@/lib/site/rules';
import type { SiteSettings } from '@/lib/site/schema';
import { newsMessages } from '../news.messages';

/** Metadata of the "not found" page for items and lists. */
export function buildMissingMetadata(site: SiteSettings): Metadata {
  const { th, en } = siteMessages['missing.title'];
  return buildUnlistedMetadata(isEnglish() ? en : `${th} · ${siteMessages['missing.code'].en}`, site);
}

/** Metadata of the page of a withdrawn item. */
export function buildTombstoneMetadata(site: SiteSettings): Metadata {
  const { th, en } = newsMessages['news.withdrawn'];
  return buildUnlistedMetadata(isEnglish() ? en : `${th} · ${en}`, site);
}

const buildUnlistedMetadata = (title: string, site: SiteSettings): Metadata => ({
  title: { absolute: `${title} | ${nameBrand(site)}` },
  robots: { index: false },
});

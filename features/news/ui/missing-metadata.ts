import type { Metadata } from 'next';
import { siteMessages } from '@/lib/site/messages';
import type { SiteSettings } from '@/lib/site/schema';
import { newsMessages } from '../news.messages';

/** The head of a page that says there is no such news or list. */
export function buildMissingMetadata({ brand }: SiteSettings): Metadata {
  const title = `${siteMessages['missing.title'].th} · ${siteMessages['missing.code'].en} | ${brand}`;
  return { title: { absolute: title }, robots: { index: false } };
}

/** The head of the page that says an item was withdrawn. */
export function buildTombstoneMetadata({ brand }: SiteSettings): Metadata {
  const { th, en } = newsMessages['news.withdrawn'];
  return { title: { absolute: `${th} · ${en} | ${brand}` }, robots: { index: false } };
}

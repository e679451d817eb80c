import type { Metadata } from 'next';
import { siteMessages } from '@/lib/site/messages';
import type { SiteSettings } from '@/lib/site/schema';
import { newsMessages } from '../news.messages';

/** Metadata of the "not found" page for items and lists. */
export function buildMissingMetadata({ brand }: SiteSettings): Metadata {
  const title = `${siteMessages['missing.title'].th} · ${siteMessages['missing.code'].en} | ${brand}`;
  return { title: { absolute: title }, robots: { index: false } };
}

/** Metadata of the page of a withdrawn item. */
export function buildTombstoneMetadata({ brand }: SiteSettings): Metadata {
  const { th, en } = newsMessages['news.withdrawn'];
  return { title: { absolute: `${th} · ${en} | ${brand}` }, robots: { index: false } };
}

import type { Metadata } from 'next';

/** Title of a page for one person: no search engine lists it, and its address is told to no other site. */
export function buildPrivateMetadata(th: string, en: string, brand: string): Metadata {
  return {
    title: { absolute: `${th} · ${en} | ${brand}` },
    robots: { index: false, follow: false },
    referrer: 'same-origin',
  };
}

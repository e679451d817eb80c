import type { Metadata } from 'next';

/** Metadata of a private page: not indexed, and its URL is not sent to other sites. */
export function buildPrivateMetadata(th: string, en: string, brand: string): Metadata {
  return {
    title: { absolute: `${th} · ${en} | ${brand}` },
    robots: { index: false, follow: false },
    referrer: 'same-origin',
  };
}

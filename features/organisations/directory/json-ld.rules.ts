import type { CollectionPage, WithContext } from 'schema-dts';
import { getLanguage } from '@/lib/messages/language';
import type { DirectoryEntry } from './directory.queries';
import { organisationHref } from './directory.rules';

/** Structured data of a page of the directory, with the organisations on it. */
export function toDirectoryJsonLd(
  { title, path, items }: { title: string; path: string; items: readonly Pick<DirectoryEntry, 'id' | 'name'>[] },
  siteUrl: string,
): WithContext<CollectionPage> {
  const whole = (address: string) => new URL(address, siteUrl).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    url: whole(path),
    name: title,
    inLanguage: getLanguage(),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.map(({ id, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: whole(organisationHref(id)),
      })),
    },
  };
}

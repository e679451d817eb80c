import type { Endpoint } from './endpoint';
import { collegeUsers, members, systemUsers } from './endpoints/accounts';
import { banners } from './endpoints/banners';
import { categories } from './endpoints/categories';
import { readCounter, shareCounter } from './endpoints/counters';
import { links } from './endpoints/links';
import { logo } from './endpoints/logo';
import { news } from './endpoints/news';
import { newsPictures } from './endpoints/news-pictures';

/** Every call of the old contract, in the order of the documentation. */
export const endpoints: readonly Endpoint[] = [
  news,
  newsPictures,
  readCounter,
  shareCounter,
  categories,
  banners,
  links,
  logo,
  systemUsers,
  collegeUsers,
  members,
];

const byName = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]));

/** A call by its file's name, or undefined. */
export function findEndpoint(name: string): Endpoint | undefined {
  return byName.get(name);
}

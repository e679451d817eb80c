import type { Endpoint } from './endpoint';
import { banners } from './endpoints/banners';
import { categories } from './endpoints/categories';
import { collegeUsers } from './endpoints/college-users';
import { readCounter, shareCounter } from './endpoints/counters';
import { links } from './endpoints/links';
import { memberLogins, staffLogins } from './endpoints/logins';
import { logo } from './endpoints/logo';
import { members } from './endpoints/members';
import { news } from './endpoints/news';
import { newsPictures } from './endpoints/news-pictures';
import { institutionPasswords, memberPasswords } from './endpoints/passwords';
import { collegeUserPresence, memberPresence, systemUserPresence } from './endpoints/presence';
import { institutionMail, institutionRequests, memberMail, memberRegistrations } from './endpoints/registrations';
import { administrators, systemUsers } from './endpoints/system-users';

/** All legacy calls, in the order of the documentation. */
export const endpoints: readonly Endpoint[] = [
  news,
  newsPictures,
  readCounter,
  shareCounter,
  categories,
  banners,
  links,
  logo,
  staffLogins,
  memberLogins,
  systemUsers,
  systemUserPresence,
  administrators,
  collegeUsers,
  collegeUserPresence,
  members,
  memberPresence,
  memberRegistrations,
  memberMail,
  memberPasswords,
  institutionPasswords,
  institutionRequests,
  institutionMail,
];

const byName = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]));

/** A call by its file's name, or undefined. */
export function findEndpoint(name: string): Endpoint | undefined {
  return byName.get(name);
}

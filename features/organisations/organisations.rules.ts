import { toSafeTarget } from '@/lib/http/safe-target';
import { sanitizeHtml, typedTextToHtml } from '@/lib/rich-text/rich-text';
import { toSearchText } from '@/lib/text/search-text';
import { findInitial } from './directory/initial.rules';
import { type ProfileLink, profileLinks } from './organisations.schema';
import { programmeLevels } from './profile/programmes.schema';

/** Columns of an organisation's names: as written, for the search, and the letter of the directory. */
export const toNameColumns = ({ name, shortName }: { name: string; shortName: string }) => ({
  name,
  shortName,
  nameSearch: toSearchText(`${name} ${shortName}`),
  initial: findInitial(name),
});

/** An organisation's description as safe HTML, also if plain text was stored. */
export const toAboutHtml = (stored: string): string => sanitizeHtml(typedTextToHtml(stored));

/** Links of a row by kind, '' if there is none; other stored values are dropped. */
export function readLinks(stored: unknown): Record<ProfileLink, string> {
  const links = new Map(Object.entries(typeof stored === 'object' && stored !== null ? stored : {}));
  const of = (kind: ProfileLink): string => {
    const target: unknown = links.get(kind);
    return typeof target === 'string' ? target : '';
  };
  return { page: of('page'), chat: of('chat'), video: of('video'), microblog: of('microblog') };
}

/** Links with a safe target, in the order of their kinds. */
export const listVisibleLinks = (stored: unknown): { kind: ProfileLink; target: string }[] => {
  const links = readLinks(stored);
  return profileLinks.flatMap((kind) => {
    const target = toSafeTarget(links[kind]);
    return target ? [{ kind, target }] : [];
  });
};

/** Form fields as input of a command; each link and each level of programmes has a field of its own. */
export const toProfileInput = (fields: Readonly<Record<string, string>>) => ({
  ...fields,
  socialLinks: Object.fromEntries(profileLinks.map((kind) => [kind, fields[`socialLinks.${kind}`] ?? ''])),
  programmes: Object.fromEntries(programmeLevels.map((level) => [level, fields[`programmes.${level}`] ?? ''])),
});

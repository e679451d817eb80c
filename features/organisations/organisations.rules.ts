import { toSafeTarget } from '@/lib/http/safe-target';
import { sanitizeHtml, typedTextToHtml } from '@/lib/rich-text/rich-text';
import { type ProfileLink, profileLinks } from './organisations.schema';

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

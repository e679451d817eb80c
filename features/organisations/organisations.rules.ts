import { toSafeTarget } from '@/lib/http/safe-target';
import { sanitizeHtml, typedTextToHtml } from '@/lib/rich-text/rich-text';
import { type ProfileLink, profileLinks } from './organisations.schema';

/** What an organisation tells of itself as safe HTML, also where a plain field was stored. */
export const toAboutHtml = (stored: string): string => sanitizeHtml(typedTextToHtml(stored));

/** The links that a row keeps, by kind, empty where there is none; whatever else is stored there is left out. */
export function readLinks(stored: unknown): Record<ProfileLink, string> {
  const links = new Map(Object.entries(typeof stored === 'object' && stored !== null ? stored : {}));
  const of = (kind: ProfileLink): string => {
    const target: unknown = links.get(kind);
    return typeof target === 'string' ? target : '';
  };
  return { page: of('page'), chat: of('chat'), video: of('video'), microblog: of('microblog') };
}

/** The links that lead somewhere, in the order of their kinds. */
export const listVisibleLinks = (stored: unknown): { kind: ProfileLink; target: string }[] => {
  const links = readLinks(stored);
  return profileLinks.flatMap((kind) => {
    const target = toSafeTarget(links[kind]);
    return target ? [{ kind, target }] : [];
  });
};

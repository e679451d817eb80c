import { sanitizeHtml } from '../rich-text';
import { drawnTarget } from '../safe-target';
import { type ProfileLink, profileLinks } from './schema';

const TAG = /<\/?[a-z]/i;

/** What an organisation tells of itself as safe HTML; text that was typed without a tag gets a paragraph where it has a blank line. */
export function toAbout(typed: string): string {
  if (typed === '' || TAG.test(typed)) return sanitizeHtml(typed);
  const plain = typed.replace(/&(?!\w+;)/g, '&amp;').replace(/</g, '&lt;');
  return sanitizeHtml(
    plain
      .split(/\n\s*\n/)
      .map((part) => `<p>${part.replace(/\n/g, '<br>')}</p>`)
      .join(''),
  );
}

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
export const shownLinks = (stored: unknown): { kind: ProfileLink; target: string }[] => {
  const links = readLinks(stored);
  return profileLinks.flatMap((kind) => {
    const target = drawnTarget(links[kind]);
    return target ? [{ kind, target }] : [];
  });
};

import { drawnTarget } from '@/lib/http/safe-target';
import { first, type SearchParams } from '@/lib/list/list';
import type { SocialLink } from './schema';

/** The parts of the administrator's page about the site; the first stands there without a word in the address. */
export const siteParts = [
  ...(['banners', 'front', 'links', 'social', 'logo', 'agency', 'about', 'faq'] as const),
  ...(['policies', 'emergency', 'moderation', 'sessions', 'traffic'] as const),
] as const;
export type SitePart = (typeof siteParts)[number];

/** The part that the address names; a forged one falls back to the first. */
export function readPart(params: SearchParams): SitePart {
  return siteParts.find((part) => part === first(params.part)) ?? siteParts[0];
}

/** What the address asks to do with an entry of a list; `new` is an entry that is still to be written. */
export type Asked = { kind: 'edit' | 'delete' | 'hide' | 'deleted'; id: number | 'new' };

const kinds = ['edit', 'delete', 'hide', 'deleted'] as const;
const ID = /^[1-9][0-9]{0,8}$/;

/**
 * Reads what is asked from the address, `?edit=7` or `?edit=new`, or from what stands behind it, `/7` or `/new`.
 *
 * @returns undefined for the list alone, also for forged values
 */
export function readAsked(params: SearchParams, rest: readonly string[] = []): Asked | undefined {
  const kind = rest[0] === undefined ? kinds.find((name) => first(params[name]) !== '') : 'edit';
  const value = rest[0] ?? (kind && first(params[kind])) ?? '';
  if (!kind) return undefined;
  if (kind === 'edit' && value === 'new') return { kind, id: 'new' };
  return ID.test(value) ? { kind, id: Number(value) } : undefined;
}

/** The list's address with something asked of it. */
export function askHref(path: string, kind: Asked['kind'], id: Asked['id']): string {
  return `${path}${path.includes('?') ? '&' : '?'}${kind}=${id}`;
}

/** Where the link to an account leads; an e-mail address written without a scheme becomes a mail link. Undefined for no harmless target. */
export const socialHref = ({ kind, target }: SocialLink): string | undefined =>
  drawnTarget(kind === 'email' && !target.includes(':') ? `mailto:${target}` : target);

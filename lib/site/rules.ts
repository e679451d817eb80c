import { toSafeTarget } from '@/lib/http/safe-target';
import { getFirstValue, type SearchParams } from '@/lib/list/list';
import type { SocialLink } from './schema';

/** The parts of the administrator's page about the site; the first stands there without a word in the address. */
export const siteTabs = [
  ...(['banners', 'front', 'links', 'social', 'logo', 'agency', 'about', 'faq'] as const),
  ...(['policies', 'emergency', 'moderation', 'sessions', 'traffic'] as const),
] as const;
export type SiteTab = (typeof siteTabs)[number];

/** The part that the address names; a forged one falls back to the first. */
export function readSiteTab(params: SearchParams): SiteTab {
  return siteTabs.find((part) => part === getFirstValue(params.part)) ?? siteTabs[0];
}

/** What the address asks to do with an entry of a list; `new` is an entry that is still to be written. */
export type EntryAction = { kind: 'edit' | 'delete' | 'hide' | 'deleted'; id: number | 'new' };

const entryActionKinds = ['edit', 'delete', 'hide', 'deleted'] as const;
const ID = /^[1-9][0-9]{0,8}$/;

/**
 * Reads what is asked from the address, `?edit=7` or `?edit=new`, or from what stands behind it, `/7` or `/new`.
 *
 * @returns undefined for the list alone, also for forged values
 */
export function readEntryAction(params: SearchParams, rest: readonly string[] = []): EntryAction | undefined {
  const kind = rest[0] === undefined ? entryActionKinds.find((name) => getFirstValue(params[name]) !== '') : 'edit';
  const value = rest[0] ?? (kind && getFirstValue(params[kind])) ?? '';
  if (!kind) return undefined;
  if (kind === 'edit' && value === 'new') return { kind, id: 'new' };
  return ID.test(value) ? { kind, id: Number(value) } : undefined;
}

/** The list's address with something asked of it. */
export function buildEntryActionHref(path: string, kind: EntryAction['kind'], id: EntryAction['id']): string {
  return `${path}${path.includes('?') ? '&' : '?'}${kind}=${id}`;
}

/** Where the link to an account leads; an e-mail address written without a scheme becomes a mail link. Undefined for no harmless target. */
export const findSocialHref = ({ kind, target }: SocialLink): string | undefined =>
  toSafeTarget(kind === 'email' && !target.includes(':') ? `mailto:${target}` : target);

import { toSafeTarget } from '@/lib/http/safe-target';
import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { isEnglish } from '@/lib/messages/language';
import type { MenuEntry, SiteFrame, SiteSettings, SocialLink } from './schema';

/** Tabs of the administrator's site page; the first has no parameter in the address. */
export const siteTabs = [
  ...(['banners', 'front', 'links', 'social', 'logo', 'colors', 'agency', 'about', 'executives', 'faq'] as const),
  ...(['policies', 'emergency', 'moderation', 'sessions', 'traffic'] as const),
] as const;
export type SiteTab = (typeof siteTabs)[number];

/** The tab in the address; a forged one falls back to the first. */
export function readSiteTab(params: SearchParams): SiteTab {
  return siteTabs.find((part) => part === getFirstValue(params.part)) ?? siteTabs[0];
}

/** Action on a list entry, from the address; `new` creates an entry. */
export type EntryAction = { kind: 'edit' | 'delete' | 'hide' | 'deleted'; id: number | 'new' };

const entryActionKinds = ['edit', 'delete', 'hide', 'deleted'] as const;
const ID = /^[1-9][0-9]{0,8}$/;

/**
 * Reads the action from the query, `?edit=7` or `?edit=new`, or from the rest of the path, `/7` or `/new`.
 *
 * @returns undefined for the list alone, and for forged values
 */
export function readEntryAction(params: SearchParams, rest: readonly string[] = []): EntryAction | undefined {
  const kind = rest[0] === undefined ? entryActionKinds.find((name) => getFirstValue(params[name]) !== '') : 'edit';
  const value = rest[0] ?? (kind && getFirstValue(params[kind])) ?? '';
  if (!kind) return undefined;
  if (kind === 'edit' && value === 'new') return { kind, id: 'new' };
  return ID.test(value) ? { kind, id: Number(value) } : undefined;
}

/** Address of the list with an action. */
export function buildEntryActionHref(path: string, kind: EntryAction['kind'], id: EntryAction['id']): string {
  return `${path}${path.includes('?') ? '&' : '?'}${kind}=${id}`;
}

/** Link to an account; an e-mail address without a scheme becomes a mailto link. Undefined for an unsafe target. */
export const findSocialHref = ({ kind, target }: SocialLink): string | undefined =>
  toSafeTarget(kind === 'email' && !target.includes(':') ? `mailto:${target}` : target);

/** Names of the agency and the site, and the address of the agency, in the language of the current page. */
export const nameAgency = ({ agency, agencyEn }: Pick<SiteSettings, 'agency' | 'agencyEn'>): string =>
  isEnglish() ? agencyEn : agency;
export const nameBrand = ({ brand, brandEn }: Pick<SiteSettings, 'brand' | 'brandEn'>): string =>
  isEnglish() ? brandEn : brand;
export const pickAddress = ({ address, addressEn }: Pick<SiteSettings, 'address' | 'addressEn'>): string =>
  (isEnglish() && addressEn) || address;

/** The tab bar in the language of the current page; the same array in every render, as parts are kept by it. */
export const pickMenu = ({ menu, menuEn }: Pick<SiteFrame, 'menu' | 'menuEn'>): MenuEntry[] =>
  isEnglish() ? menuEn : menu;

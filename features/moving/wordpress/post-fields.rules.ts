import { stripControls, tidyText } from '@/lib/text/text-rules';
import { repairThai } from '@/lib/text/thai-encodings';
import { decodeEntities } from '../legacy/entities.rules';
import type { SourceItem } from '../moving.schema';
import type { WxrItem } from './wxr/wxr.schema';

const MAX_INTEGER = 2_147_483_647;
/** Authors that stand for nobody. */
const AGENCY = /^\s*(?:admin|administrator|ผู้ดูแลระบบ)?\s*$/i;
/** Categories of posts without one. */
const NO_CATEGORY = /^(?:uncategori[sz]ed|ไม่มีหมวดหมู่|ไม่จัดหมวดหมู่)$/i;

/** A number of a field; undefined for anything else. */
export function toNumber(typed: string | undefined): number | undefined {
  const clean = typed?.trim() ?? '';
  return /^\d{1,10}$/.test(clean) && Number(clean) <= MAX_INTEGER ? Number(clean) : undefined;
}

/** A line of plain text, as headlines, names and captions are: tags go, references become their letters. */
export function readLine(typed = ''): string {
  const plain = decodeEntities(repairThai(stripControls(typed)).replace(/<\/?[a-z][^<>]*>/gi, ' '));
  return tidyText(plain.replace(/\s+/g, ' '));
}

/** State of a post here by its status there: an item, or nothing. */
export type PostState = { status: SourceItem['status']; note?: string } | 'trash' | 'unfinished';

/**
 * Status of a post. What readers didn't see without a password or a login is hidden.
 *
 * @returns its status here, with the kind of a note; `trash`, or `unfinished` for one that was never saved
 */
export function readState({ status = '', password = '' }: WxrItem['fields']): PostState {
  const name = status.trim();
  if (name === 'trash') return 'trash';
  if (name === 'auto-draft' || name === 'inherit') return 'unfinished';
  if (name === 'private') return { status: 'hide' };
  if (name === 'draft' || name === 'pending') return { status: 'draft' };
  if (name !== 'publish' && name !== 'future') return { status: 'draft', note: 'status' };
  return password === '' ? { status: 'allow' } : { status: 'hide', note: 'password' };
}

/** Name of the office that an author stands for; empty for the agency. */
export function readOffice({ creator = '' }: WxrItem['fields'], authors: ReadonlyMap<string, string>): string {
  const name = authors.get(creator.trim()) ?? readLine(creator);
  return AGENCY.test(name) ? '' : name;
}

type Category = { category: string; categoryName: string; others: string[] };

/**
 * Category of a post: the one that a plugin marks as the main one, else the first.
 *
 * @param nicenames of categories by their ids
 */
export function readCategory({ terms, meta }: WxrItem, nicenames: ReadonlyMap<string, string>): Category {
  const named = terms
    .filter(({ domain }) => domain === 'category')
    .map(({ nicename, name }) => ({ id: toCategoryId(nicename, name), nicename, name: readLine(name) }))
    .filter(({ name }) => name !== '' && !NO_CATEGORY.test(name));
  const main = nicenames.get((meta._yoast_wpseo_primary_category || meta.rank_math_primary_category || '').trim());
  const first = named.find(({ nicename }) => nicename === main) ?? named[0];
  const others = named.filter((one) => one.id !== first?.id).map(({ name }) => name);
  return { category: first?.id ?? '', categoryName: first?.name ?? '', others: [...new Set(others)] };
}

/** Id of a category: its short name, with a sign before one of digits, which ids here are. */
function toCategoryId(nicename: string, name: string): string {
  const id = decodePart(nicename.trim() || name.trim()).slice(0, 200);
  return /^\d+$/.test(id) ? `#${id}` : id;
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Tags of a post; older files name each twice. */
export const listTags = ({ terms }: WxrItem): string[] => {
  const tags = terms.filter(({ domain }) => domain === 'post_tag' || domain === 'tag');
  return [...new Set(tags.map(({ name }) => readLine(name)))];
};

/** Times that a post was read, as the usual plugins count them. */
export const readViews = ({ meta }: WxrItem): number => toNumber(meta.views) ?? toNumber(meta.post_views_count) ?? 0;

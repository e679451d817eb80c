import {
  DOCUMENT_LIMIT_BYTES,
  IMAGE_LIMIT_BYTES,
  MAX_FILE_NAME,
  type MediaKind,
  mediaKinds,
} from '@/lib/files/picture.schema';
import { getFirstValue, type ListState, readList, type SearchParams } from '@/lib/list/list';
import { cutText, stripHidden } from '@/lib/text/text-rules';

/** The most that one file of a kind may weigh. */
export const sizeLimits: Readonly<Record<MediaKind, number>> = {
  image: IMAGE_LIMIT_BYTES,
  document: DOCUMENT_LIMIT_BYTES,
};

const DOCUMENT_NAME = /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp])$/i;
/** What an upload zone or the picker takes. */
export type UploadKind = MediaKind | 'any';

/** What a browser's file dialog offers. */
export const acceptAttributes: Readonly<Record<UploadKind, string>> = {
  image: 'image/jpeg,image/png,image/webp,image/gif',
  document: '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp',
  any: 'image/jpeg,image/png,image/webp,image/gif,.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp',
};

/** Which kind a file's name promises; only its content decides. */
export const guessMediaKind = (name: string): MediaKind => (DOCUMENT_NAME.test(name) ? 'document' : 'image');

/** The kind as which a file is sent; what is neither a picture nor a document by its name, the server refuses. */
export const resolveMediaKind = (name: string, kind: UploadKind): MediaKind =>
  kind === 'any' ? guessMediaKind(name) : kind;

/** Which kind the address of an upload announces: by `kind`, else by the end of `name`. It sets the limit of the body. */
export function readUploadKind(query: URLSearchParams): MediaKind {
  const asked = query.get('kind');
  return mediaKinds.find((kind) => kind === asked) ?? guessMediaKind(query.get('name') ?? '');
}

/**
 * A file's name as it is kept for people to read: its last part in the form of `stripHidden`, without control characters, at most 200 characters.
 *
 * @param raw as it came; anything
 * @returns never empty
 */
export function cleanFileName(raw: string): string {
  const last = raw.split(/[\\/]/).at(-1) ?? '';
  const shown = stripHidden(last.replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')).trim();
  return shorten(shown, MAX_FILE_NAME) || 'file';
}

/** A name's end says what it is, so the middle goes. */
function shorten(name: string, length: number): string {
  if (name.length <= length) return name;
  const end = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? '';
  return `${cutText(name, length - end.length)}${end}`;
}

/** The title that a new file has: its name without the ending, with blanks for what stands in for them. */
export const toMediaTitle = (name: string): string =>
  name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim();

const sorts = ['created'] as const;
export type MediaChoice = ListState<(typeof sorts)[number]> & { kind?: MediaKind };

/** Files on one page of the library. */
export const LIBRARY_PER_PAGE = 24;

/** Reads the library's search, kind and page from an address; forged values fall back to the whole library. */
export function readMediaChoice(params: SearchParams): MediaChoice {
  const wanted = getFirstValue(params.kind);
  return { ...readList(params, sorts), per: LIBRARY_PER_PAGE, kind: mediaKinds.find((kind) => kind === wanted) };
}

type Change = Partial<Pick<MediaChoice, 'search' | 'kind' | 'page'>>;

/** The library's address with something changed; whatever is not the page leads to its first page. */
export function mediaHref(path: string, { search, kind, page }: MediaChoice, change: Change = {}): string {
  const next = { search, kind, page: 'page' in change ? page : 1, ...change };
  const query = new URLSearchParams();
  if (next.search) query.set('search', next.search);
  if (next.kind) query.set('kind', next.kind);
  if (next.page > 1) query.set('page', String(next.page));
  return query.size > 0 ? `${path}?${query}` : path;
}

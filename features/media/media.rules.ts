import {
  DOCUMENT_LIMIT_BYTES,
  IMAGE_LIMIT_BYTES,
  MAX_FILE_NAME,
  type MediaKind,
  mediaKinds,
} from '@/lib/files/picture.schema';
import { cutText, stripHidden } from '@/lib/text/text-rules';

/** Maximum file size by kind, in bytes. */
export const sizeLimits: Readonly<Record<MediaKind, number>> = {
  image: IMAGE_LIMIT_BYTES,
  document: DOCUMENT_LIMIT_BYTES,
};

const DOCUMENT_NAME = /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp])$/i;
/** File kind accepted by an upload zone or the picker. */
export type UploadKind = MediaKind | 'any';

/** `accept` attribute of the file input. */
export const acceptAttributes: Readonly<Record<UploadKind, string>> = {
  image: 'image/jpeg,image/png,image/webp,image/gif',
  document: '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp',
  any: 'image/jpeg,image/png,image/webp,image/gif,.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp',
};

/** Guess of the kind by the file name; the content decides. */
export const guessMediaKind = (name: string): MediaKind => (DOCUMENT_NAME.test(name) ? 'document' : 'image');

/** Kind sent with an upload; the server rejects a file whose content is of another kind. */
export const resolveMediaKind = (name: string, kind: UploadKind): MediaKind =>
  kind === 'any' ? guessMediaKind(name) : kind;

/** Kind announced by an upload's URL: `kind`, else guessed from `name`. It sets the size limit of the body. */
export function readUploadKind(query: URLSearchParams): MediaKind {
  const asked = query.get('kind');
  return mediaKinds.find((kind) => kind === asked) ?? guessMediaKind(query.get('name') ?? '');
}

/**
 * Display name of an uploaded file: the last path segment in the form of `stripHidden`, without control characters, at
 * most 200 characters.
 *
 * @param raw untrusted name
 * @returns never empty
 */
export function cleanFileName(raw: string): string {
  const last = raw.split(/[\\/]/).at(-1) ?? '';
  const shown = stripHidden(last.replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')).trim();
  return shorten(shown, MAX_FILE_NAME) || 'file';
}

/** Shortens a name before its extension. */
function shorten(name: string, length: number): string {
  if (name.length <= length) return name;
  const end = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? '';
  return `${cutText(name, length - end.length)}${end}`;
}

/** Default title of a new file: its name without the extension, underscores replaced by spaces. */
export const toMediaTitle = (name: string): string =>
  name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim();

/** Page size of the library. */
export const LIBRARY_PER_PAGE = 24;

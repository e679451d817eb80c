import { HttpError } from './http-errors';

/** The fields of a payload, not yet validated, including `ApiKey`. */
export type PayloadFields = ReadonlyMap<string, unknown>;

const FIELDS_LIMIT = 50;
/** Maximum nesting depth. All fields of the contract are plain values; some nesting in ignored fields is harmless. */
const DEPTH_LIMIT = 20;

type Parser = (bytes: Uint8Array, contentType: string) => Promise<Iterable<readonly [string, unknown]>>;

/** The three content types of the contract. */
const parsers: Readonly<Record<string, Parser>> = {
  'application/json': async (bytes) => parseJson(decodeUtf8(bytes)),
  'application/x-www-form-urlencoded': async (bytes) => new URLSearchParams(decodeUtf8(bytes)),
  'multipart/form-data': parseMultipart,
};

/**
 * Parses the fields of a payload.
 *
 * @param contentType the unparsed header, null if missing
 * @throws HttpError 'mediaType', 'body', 'tooManyFields' above 50, 'repeated' for a repeated form field
 */
export async function parsePayload(bytes: Uint8Array, contentType: string | null): Promise<PayloadFields> {
  const [type = '', ...parameters] = (contentType ?? '').split(';').map((part) => part.trim().toLowerCase());
  const parse = Object.hasOwn(parsers, type) ? parsers[type] : undefined;
  if (!parse || !parameters.every(isUtf8)) throw new HttpError('mediaType');
  const entries = [...(await parse(bytes, contentType ?? ''))];
  if (entries.length > FIELDS_LIMIT) throw new HttpError('tooManyFields');
  const fields = new Map(entries);
  if (fields.size < entries.length) throw new HttpError('repeated');
  return fields;
}

/** Clients write the character set in several ways; other parameters are ignored. */
function isUtf8(parameter: string): boolean {
  return !parameter.startsWith('charset=') || /^charset="?(utf-?8|us-ascii)"?$/.test(parameter);
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError('body');
  }
}

function parseJson(text: string): [string, unknown][] {
  if (isTooDeep(text)) throw new HttpError('body');
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.entries(value);
  } catch {
    throw new HttpError('body');
  }
  throw new HttpError('body');
}

/** Counts brackets outside of strings, in one pass and without recursion. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (quoted && character === '\\') at++;
    else if (character === '"') quoted = !quoted;
    else if (!quoted) depth += BRACKET_DEPTHS[character] ?? 0;
    if (depth > DEPTH_LIMIT) return true;
  }
  return false;
}
const BRACKET_DEPTHS: Readonly<Record<string, number>> = { '[': 1, '{': 1, ']': -1, '}': -1 };

async function parseMultipart(bytes: Uint8Array, contentType: string): Promise<[string, unknown][]> {
  const form = await new Response(Uint8Array.from(bytes), { headers: { 'Content-Type': contentType } })
    .formData()
    .catch(() => {
      throw new HttpError('body');
    });
  const entries = [...form.entries()];
  if (entries.some(([, value]) => typeof value !== 'string')) throw new HttpError('mediaType');
  return entries;
}

import { Refused } from './refusals';

/** The fields of a payload as they arrived, `ApiKey` among them. */
export type Fields = ReadonlyMap<string, unknown>;

const FIELDS_LIMIT = 50;
/** Every field of the contract is a plain value; a little nesting in fields that are ignored does no harm. */
const DEPTH_LIMIT = 20;

type Parser = (bytes: Uint8Array, contentType: string) => Promise<Iterable<readonly [string, unknown]>>;

/** The three content types of the contract. */
const parsers: Readonly<Record<string, Parser>> = {
  'application/json': async (bytes) => parseJson(decode(bytes)),
  'application/x-www-form-urlencoded': async (bytes) => new URLSearchParams(decode(bytes)),
  'multipart/form-data': parseMultipart,
};

/**
 * The fields of a payload.
 *
 * @param contentType the header as it came, null for none
 * @throws Refused 'mediaType', 'body', 'tooManyFields' above 50, 'repeated' when a field came twice
 */
export async function parsePayload(bytes: Uint8Array, contentType: string | null): Promise<Fields> {
  const [type = '', ...parameters] = (contentType ?? '').split(';').map((part) => part.trim().toLowerCase());
  const parse = Object.hasOwn(parsers, type) ? parsers[type] : undefined;
  if (!parse || !parameters.every(isUtf8)) throw new Refused('mediaType');
  const entries = [...(await parse(bytes, contentType ?? ''))];
  if (entries.length > FIELDS_LIMIT) throw new Refused('tooManyFields');
  const fields = new Map(entries);
  if (fields.size < entries.length) throw new Refused('repeated');
  return fields;
}

/** Clients write the character set in several ways; parameters of other names are no business of ours. */
function isUtf8(parameter: string): boolean {
  return !parameter.startsWith('charset=') || /^charset="?(utf-?8|us-ascii)"?$/.test(parameter);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refused('body');
  }
}

function parseJson(text: string): [string, unknown][] {
  if (isDeep(text)) throw new Refused('body');
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.entries(value);
  } catch {
    throw new Refused('body');
  }
  throw new Refused('body');
}

/** Counts brackets outside of strings, in one pass and without recursion. */
function isDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (quoted && character === '\\') at++;
    else if (character === '"') quoted = !quoted;
    else if (!quoted) depth += STEPS[character] ?? 0;
    if (depth > DEPTH_LIMIT) return true;
  }
  return false;
}
const STEPS: Readonly<Record<string, number>> = { '[': 1, '{': 1, ']': -1, '}': -1 };

async function parseMultipart(bytes: Uint8Array, contentType: string): Promise<[string, unknown][]> {
  const form = await new Response(Uint8Array.from(bytes), { headers: { 'Content-Type': contentType } })
    .formData()
    .catch(() => {
      throw new Refused('body');
    });
  const entries = [...form.entries()];
  if (entries.some(([, value]) => typeof value !== 'string')) throw new Refused('mediaType');
  return entries;
}

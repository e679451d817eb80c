import { createPoliteClient, type PoliteSettings } from '@/lib/http/outbound/polite-client';
import { parseJson } from '@/lib/text/parse-json';
import { decodeThaiBytes } from '@/lib/text/thai-encodings';
import { SourceError } from '../moving.errors';
import { isRow } from './rows.rules';

/** Limits of an answer: a hundred whole texts; and of a file. */
const MAX_ANSWER_BYTES = 32 * 1_048_576;
const MAX_FILE_BYTES = 10_485_760;
const DEFAULT_TIMES = { totalMs: 90_000, idleMs: 30_000 };

export type CallSettings = PoliteSettings & {
  /** Address of the calls, without a trailing slash. */
  address: string;
  apiKey: string;
  times?: { totalMs: number; idleMs: number };
};

type Fields = Readonly<Record<string, string | number>>;

/** Encoding of the fields that an old server reads. */
export type Encoding = 'json' | 'form';

export type LegacyCalls = ReturnType<typeof createLegacyCalls>;

/** The old contract's calls, as a client. */
export function createLegacyCalls({ address, apiKey, times = DEFAULT_TIMES, ...polite }: CallSettings) {
  const client = createPoliteClient(polite);
  let encoding: Encoding = 'json';
  const callOnce = async (file: string, fields: Fields): Promise<unknown> => {
    const payload = { ApiKey: apiKey, ...fields };
    const isJson = encoding === 'json';
    const { body } = await client.send({
      url: new URL(`${address}/${file}`),
      method: 'POST',
      headers: {
        'Content-Type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
        Accept: 'application/json',
      },
      body: isJson ? JSON.stringify(payload) : new URLSearchParams(toTexts(payload)).toString(),
      maxBytes: MAX_ANSWER_BYTES,
      ...times,
    });
    return readAnswer(decodeThaiBytes(body));
  };
  return {
    setEncoding: (known: Encoding) => {
      encoding = known;
    },
    /**
     * Calls a file with fields.
     *
     * @returns the parsed answer
     * @throws SourceError for an answer that isn't JSON or that refuses, OutboundError
     */
    call: (file: string, fields: Fields = {}): Promise<unknown> => callAgain(() => callOnce(file, fields)),
    /** Fetches a file. @throws OutboundError */
    fetchFile: async (url: string): Promise<Uint8Array<ArrayBuffer>> => {
      const { body } = await client.send({ url: new URL(url), maxBytes: MAX_FILE_BYTES, ...times });
      return Uint8Array.from(body);
    },
    close: client.close,
  };
}

/** Calls once more for an answer that is no JSON: a busy server sends a page now and then. */
async function callAgain(call: () => Promise<unknown>): Promise<unknown> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof SourceError && error.problem === 'notJson') return call();
    throw error;
  }
}

const toTexts = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

/**
 * Parses an answer; warnings that PHP printed before or after the JSON are passed over.
 *
 * @throws SourceError
 */
export function readAnswer(text: string): unknown {
  const value = parseJson(text) ?? parseJson(cutToJson(text));
  if (value === undefined && text.trim() !== 'null')
    throw new SourceError('notJson', text.replace(/\s+/g, ' ').trim().slice(0, 120));
  if (isRow(value) && value.status === false) {
    const words = `${String(value.code ?? '')} ${String(value.message ?? '')}`.trim().slice(0, 200);
    throw new SourceError(value.code === 'MISSING' ? 'missing' : 'refused', words);
  }
  return value;
}

/** The part from the first bracket that begins a line's JSON to the last one. */
function cutToJson(text: string): string {
  const start = text.search(/[[{]\s*(?:"|\{|\[|\])/);
  const end = Math.max(text.lastIndexOf(']'), text.lastIndexOf('}'));
  return start < 0 || end < start ? '' : text.slice(start, end + 1);
}

/** The rows of an answer, however it wraps them. */
export function toRows(answer: unknown): unknown[] {
  if (Array.isArray(answer)) return answer;
  if (isRow(answer) && 'data' in answer) return toRows(answer.data);
  return isRow(answer) && Object.keys(answer).length > 0 ? [answer] : [];
}

import { z } from 'zod';
import { toFieldName } from '../editor.rules';

/** Result of a call: its data, or the kind of failure. */
export type CallResult =
  | { kind: 'ok'; data: unknown }
  | { kind: 'ended' | 'conflict' | 'refused'; message: string; fields: Record<string, string> }
  /** No response, or the server is busy; a retry may succeed. */
  | { kind: 'away'; afterMs?: number; message?: string };

export type Fetch = (address: string, init?: RequestInit) => Promise<Response>;
export type CallName =
  | 'save'
  | 'autosave'
  | 'editing'
  | 'drop-autosave'
  | 'move'
  | 'preview-covers'
  | 'make-cover'
  | 'crop-picture'
  | 'link-targets'
  | 'similar';

const successBody = z.object({ status: z.literal(true), data: z.unknown() });
const errorBody = z.object({ message: z.string(), errors: z.record(z.string(), z.string()).optional() });

/** Statuses after which a retry may succeed. */
const RETRYABLE_STATUSES = [408, 429, 500, 502, 503, 504];
const kindsByStatus: Readonly<Record<number, 'ended' | 'conflict'>> = { 401: 'ended', 409: 'conflict' };
/** Timeout of a call, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Calls one of the newsroom's endpoints; never throws. */
export function callNewsroom(fetcher: Fetch, name: CallName, fields: object): Promise<CallResult> {
  return request(fetcher, `/api/v1/newsroom/${name}`, toPost(fields));
}

/** Calls one of the two steps of a login on this page; never throws. */
export function callLogin(fetcher: Fetch, step: 'log-in' | 'code', fields: object): Promise<CallResult> {
  return request(fetcher, `/api/v1/session/${step}`, toPost(fields));
}

const toPost = (fields: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(fields),
});

/** Fetches the stored item; never throws. */
export function fetchCurrentItem(fetcher: Fetch, id: number): Promise<CallResult> {
  return request(fetcher, `/api/v1/newsroom/items/${id}`, { cache: 'no-store' });
}

async function request(fetcher: Fetch, address: string, init: RequestInit): Promise<CallResult> {
  const away = new AbortController();
  const patience = setTimeout(() => away.abort(), TIMEOUT_MS);
  try {
    const response = await fetcher(address, { ...init, signal: away.signal });
    const body: unknown = await response.json().catch(() => undefined);
    return toCallResult(response, body);
  } catch {
    return { kind: 'away' };
  } finally {
    clearTimeout(patience);
  }
}

function toCallResult({ ok, status, headers }: Response, body: unknown): CallResult {
  const answered = successBody.safeParse(body);
  if (ok && answered.success) return { kind: 'ok', data: answered.data.data };
  const { message = '', errors = {} } = errorBody.safeParse(body).data ?? {};
  if (ok || RETRYABLE_STATUSES.includes(status))
    return { kind: 'away', afterMs: readRetryAfterMs(headers.get('Retry-After')), message: message || undefined };
  const fields = Object.entries(errors).map(([wire, words]) => [toFieldName(wire), words]);
  return { kind: kindsByStatus[status] ?? 'refused', message, fields: Object.fromEntries(fields) };
}

function readRetryAfterMs(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : undefined;
}

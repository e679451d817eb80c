import { z } from 'zod';
import { toFieldName } from '../editor.rules';

/** What became of a call: its answer, or which of the few things went wrong that the page treats differently. */
export type CallResult =
  | { kind: 'ok'; data: unknown }
  | { kind: 'ended' | 'conflict' | 'refused'; message: string; fields: Record<string, string> }
  /** Nobody answered, or the server is busy; another try may succeed. */
  | { kind: 'away'; afterMs?: number };

export type Fetch = (address: string, init?: RequestInit) => Promise<Response>;
export type CallName = 'save' | 'autosave' | 'drop-autosave' | 'move';

const successBody = z.object({ status: z.literal(true), data: z.unknown() });
const errorBody = z.object({ message: z.string(), errors: z.record(z.string(), z.string()).optional() });

/** Answers after which the same call may succeed a little later. */
const RETRYABLE_STATUSES = [408, 429, 500, 502, 503, 504];
const kindsByStatus: Readonly<Record<number, 'ended' | 'conflict'>> = { 401: 'ended', 409: 'conflict' };
/** After so long nobody is going to answer, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Asks for one of the newsroom's writes; it never throws. */
export function callNewsroom(fetcher: Fetch, name: CallName, fields: object): Promise<CallResult> {
  return request(fetcher, `/api/v1/newsroom/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
}

/** The item as it is stored now; as `callNewsroom`. */
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
  if (ok || RETRYABLE_STATUSES.includes(status))
    return { kind: 'away', afterMs: readRetryAfterMs(headers.get('Retry-After')) };
  const { message = '', errors = {} } = errorBody.safeParse(body).data ?? {};
  const fields = Object.entries(errors).map(([wire, words]) => [toFieldName(wire), words]);
  return { kind: kindsByStatus[status] ?? 'refused', message, fields: Object.fromEntries(fields) };
}

function readRetryAfterMs(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : undefined;
}

import { z } from 'zod';
import { fieldOf } from '../editor.rules';

/** What became of a call: its answer, or which of the few things went wrong that the page treats differently. */
export type Answer =
  | { kind: 'ok'; data: unknown }
  | { kind: 'ended' | 'conflict' | 'refused'; message: string; fields: Record<string, string> }
  /** Nobody answered, or the server is busy; another try may succeed. */
  | { kind: 'away'; afterMs?: number };

export type Fetch = (address: string, init?: RequestInit) => Promise<Response>;
export type CallName = 'save' | 'autosave' | 'drop-autosave' | 'move';

const good = z.object({ status: z.literal(true), data: z.unknown() });
const bad = z.object({ message: z.string(), errors: z.record(z.string(), z.string()).optional() });

/** Answers after which the same call may succeed a little later. */
const PASSING = [408, 429, 500, 502, 503, 504];
const kinds: Readonly<Record<number, 'ended' | 'conflict'>> = { 401: 'ended', 409: 'conflict' };
/** After so long nobody is going to answer, in milliseconds. */
const PATIENCE_MS = 30_000;

/** Asks for one of the newsroom's writes; it never throws. */
export function callNewsroom(fetcher: Fetch, name: CallName, fields: object): Promise<Answer> {
  return ask(fetcher, `/api/v1/newsroom/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
}

/** The item as it is stored now; as `callNewsroom`. */
export function readCurrent(fetcher: Fetch, id: number): Promise<Answer> {
  return ask(fetcher, `/api/v1/newsroom/items/${id}`, { cache: 'no-store' });
}

async function ask(fetcher: Fetch, address: string, init: RequestInit): Promise<Answer> {
  const away = new AbortController();
  const patience = setTimeout(() => away.abort(), PATIENCE_MS);
  try {
    const response = await fetcher(address, { ...init, signal: away.signal });
    const body: unknown = await response.json().catch(() => undefined);
    return readAnswer(response, body);
  } catch {
    return { kind: 'away' };
  } finally {
    clearTimeout(patience);
  }
}

function readAnswer({ ok, status, headers }: Response, body: unknown): Answer {
  const answered = good.safeParse(body);
  if (ok && answered.success) return { kind: 'ok', data: answered.data.data };
  if (ok || PASSING.includes(status)) return { kind: 'away', afterMs: secondsOf(headers.get('Retry-After')) };
  const { message = '', errors = {} } = bad.safeParse(body).data ?? {};
  const fields = Object.entries(errors).map(([wire, words]) => [fieldOf(wire), words]);
  return { kind: kinds[status] ?? 'refused', message, fields: Object.fromEntries(fields) };
}

function secondsOf(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : undefined;
}

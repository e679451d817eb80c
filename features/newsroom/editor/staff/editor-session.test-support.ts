import { blankContent } from '../../item/content.schema';
import type { EditorStart } from '../editor.schema';
import { EditorSession } from './editor-session';

export type Call = { name: string; fields: Record<string, unknown> };
export type Reply =
  | { status: number; body?: object; headers?: Record<string, string>; meanwhile?: () => unknown }
  | 'lost';

export const key = '0192f0c1-6d3e-7a52-9a01-3d2f5b6c7d8e';
export const base = { ...blankContent, categoryId: 1 } satisfies EditorStart['base'];

export const fresh: EditorStart = {
  ...{
    accountId: 4,
    door: 'staff',
    key,
    path: '/colleges/college_news',
    base,
    content: base,
    source: 'current',
    files: [],
  },
  ...{ editing: 'direct', action: 'submit', levels: [], mayPin: false, categories: [], others: [], drafts: [] },
};
export const opened: EditorStart = { ...fresh, item: { id: 9, version: 3, status: 'draft', shown: false } };

export const saved = (id: number, version: number, state = 'saved'): Reply => ({
  status: 200,
  body: { status: true, data: { id, version, state } },
});
export const answered = (
  state: 'draft' | 'kept' | 'behind',
  id: number,
  version: number,
  others: string[] = [],
): Reply => ({
  status: 200,
  body: { status: true, data: { id, version, state, savedAt: '2026-11-21T03:30:00.000Z', others } },
});
export const kept = (others: string[] = []): Reply => answered('kept', 9, 3, others);
export const drafted = (id: number, version: number): Reply => answered('draft', id, version);
export const refused = (status: number, errors?: object): Reply => ({
  status,
  body: { status: false, code: 'X', message: 'ไม่สำเร็จ', errors },
});

/** A session with a server that answers each call with the next of the replies. */
export function open(start: EditorStart, replies: Reply[]) {
  const calls: Call[] = [];
  const here = new Map<string, unknown>();
  const created: number[] = [];
  const session = new EditorSession(start, {
    fetcher: async (address, init) => {
      const name = address.split('/').slice(4).join('/');
      calls.push({ name, fields: typeof init?.body === 'string' ? JSON.parse(init.body) : {} });
      const reply = replies.shift();
      if (reply === undefined || reply === 'lost') throw new TypeError('nobody answered');
      await reply.meanwhile?.();
      return answer(reply);
    },
    save: (place, draft) => Boolean(here.set(`${place.itemId} ${draft.key}`, draft.content)),
    remove: (place, dropped) => void here.delete(`${place.itemId} ${dropped}`),
    onSaved: (id) => void created.push(id),
  });
  return { session, calls, here, created };
}

/** Substitute for Response, which jsdom lacks, with the members that the session reads. */
function answer({ status, body = {}, headers = {} }: Exclude<Reply, 'lost'>): Response {
  const made: Pick<Response, 'ok' | 'status' | 'json'> & { headers: Pick<Headers, 'get'> } = {
    ok: status < 400,
    status,
    json: async () => body,
    headers: { get: (name) => headers[name] ?? null },
  };
  return Object.assign(Object.create(null), made);
}

export const listNames = (calls: readonly Call[]) => calls.map(({ name }) => name);
export const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

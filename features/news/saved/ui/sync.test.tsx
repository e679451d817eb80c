import { readLocalEntries, readSavedEntries, readSavedIds, setSaved } from '../../ui/saved-lists';
import { readAccountCopy, storeAccountCopy } from './saved-account';
import { syncSaved } from './sync';

type Entry = { id: number; at: number };
type Call = { method: string; body: { changes?: object[] } & Record<string, unknown> };

/** Mocks `fetch`: responds like `/api/v1/saved`, or as the test specifies; returns the recorded calls. */
function answerWith(make: (call: Call) => { status: number; data?: object } | 'away'): Call[] {
  const calls: Call[] = [];
  Reflect.set(globalThis, 'fetch', async (_address: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = { method, body: typeof body === 'string' ? JSON.parse(body) : {} };
    calls.push(call);
    const answer = make(call);
    if (answer === 'away') throw new TypeError('Failed to fetch');
    const { status, data } = answer;
    return { ok: status < 300, status, json: async () => ({ status: status < 300, data }) };
  });
  return calls;
}
const lists = (later: Entry[], bookmark: Entry[] = []) => ({
  status: 200,
  data: { lists: { later, bookmark }, lost: [] },
});
const signIn = (later: Entry[] = []) => storeAccountCopy({ owner: 9, lists: { later, bookmark: [] }, waiting: [] });

beforeEach(() => localStorage.clear());

test('without an account no request is sent', async () => {
  const calls = answerWith(() => lists([]));
  setSaved('later', 5, true);
  await syncSaved();
  expect(calls).toEqual([]);
  expect(localStorage.getItem('readingList')).toBe('[5]');
});

test('items saved in this browser are merged into the account, and stay in the browser', async () => {
  setSaved('later', 5, true, 100);
  signIn();
  const calls = answerWith(() =>
    lists([
      { id: 7, at: 200 },
      { id: 5, at: 100 },
    ]),
  );
  await syncSaved();
  expect(calls).toMatchObject([{ method: 'PUT', body: { changes: [{ kind: 'later', id: 5, saved: true, at: 100 }] } }]);
  expect(readSavedIds('later')).toEqual([7, 5]);
  expect(readLocalEntries('later')).toEqual([{ id: 5, at: 100 }]);
});

test('a single fresh change is sent as a single request', async () => {
  signIn([{ id: 5, at: 1 }]);
  const calls = answerWith(({ method }) =>
    lists(
      method === 'POST'
        ? [
            { id: 6, at: 2 },
            { id: 5, at: 1 },
          ]
        : [],
    ),
  );
  setSaved('later', 6, true);
  await syncSaved();
  setSaved('later', 5, false);
  await syncSaved();
  expect(calls.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { kind: 'later', id: 6 }],
    ['DELETE', { kind: 'later', id: 5 }],
  ]);
  expect(readSavedIds('later')).toEqual([]);
  expect(readAccountCopy()?.waiting).toEqual([]);
});

test('offline, a change applies immediately, is queued, and is sent later', async () => {
  signIn();
  answerWith(() => 'away');
  setSaved('later', 5, true, 100);
  await syncSaved();
  expect(readSavedEntries('later')).toEqual([{ id: 5, at: 100 }]);
  expect(readAccountCopy()?.waiting).toHaveLength(1);
  const calls = answerWith(() => lists([{ id: 5, at: 100 }]));
  await syncSaved();
  expect(calls).toMatchObject([{ method: 'PUT' }]);
  expect(readAccountCopy()?.waiting).toEqual([]);
});

test('an item removed elsewhere is removed from this browser too', async () => {
  setSaved('bookmark', 5, true, 100);
  signIn();
  answerWith(() => ({
    status: 200,
    data: { lists: { later: [], bookmark: [] }, lost: [{ kind: 'bookmark', id: 5 }] },
  }));
  await syncSaved();
  expect(readSavedIds('bookmark')).toEqual([]);
  expect(readLocalEntries('bookmark')).toEqual([]);
});

test('an item removed elsewhere since the last sync is removed from this browser with the first response', async () => {
  setSaved('bookmark', 5, true, 100);
  setSaved('later', 5, true, 100);
  storeAccountCopy({ owner: 9, lists: { later: [{ id: 5, at: 100 }], bookmark: [{ id: 5, at: 100 }] }, waiting: [] });
  const calls = answerWith(() => lists([{ id: 5, at: 100 }]));
  await syncSaved();
  expect(calls).toMatchObject([{ method: 'GET' }]);
  expect(readLocalEntries('bookmark')).toEqual([]);
  expect(readLocalEntries('later')).toEqual([{ id: 5, at: 100 }]);
});

test('an item that a member removes here does not return from the browser’s own list', async () => {
  setSaved('later', 5, true, 100);
  signIn([{ id: 5, at: 100 }]);
  answerWith(() => lists([]));
  setSaved('later', 5, false);
  await syncSaved();
  expect(localStorage.getItem('readingList')).toBe('[]');
});

test.each([401, 403])('status %d removes the account’s copy; items saved without an account stay', async (status) => {
  setSaved('later', 5, true, 100);
  signIn([{ id: 7, at: 200 }]);
  answerWith(() => ({ status }));
  await syncSaved();
  expect(readAccountCopy()).toBeUndefined();
  expect(readSavedIds('later')).toEqual([5]);
});

test.each([404, 409, 422])('a change refused with %d is dropped', async (status) => {
  signIn([{ id: 7, at: 200 }]);
  const calls = answerWith(({ method }) => (method === 'GET' ? lists([{ id: 7, at: 200 }]) : { status }));
  setSaved('later', 8, true);
  await syncSaved();
  expect(calls.map(({ method }) => method)).toEqual(['POST', 'GET']);
  expect(readSavedIds('later')).toEqual([7]);
  expect(readAccountCopy()?.waiting).toEqual([]);
});

test('an invalid response changes nothing', async () => {
  signIn([{ id: 7, at: 200 }]);
  answerWith(() => ({ status: 200, data: { lists: { later: 'none' } } }));
  await syncSaved();
  expect(readSavedIds('later')).toEqual([7]);
});

test('a list holds 500 items and reports when it is full; corrupt lists are read as empty', () => {
  localStorage.setItem('readingList', JSON.stringify(Array.from({ length: 500 }, (_, at) => at + 1)));
  expect(setSaved('later', 501, true)).toBe('full');
  expect(setSaved('later', 1, false)).toBe('done');
  expect(setSaved('later', 501, true)).toBe('done');
  expect(readSavedIds('later').at(0)).toBe(501);
  localStorage.setItem('bookmarkedNews', '{"a"');
  localStorage.setItem('accountSaved', '{"owner":1}');
  expect(readSavedIds('bookmark')).toEqual([]);
});

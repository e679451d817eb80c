import { env } from '@/lib/env/env';
import { t } from '@/lib/messages/messages';
import { orderedListActions } from './ordered-list-actions';

const request: { headers: Headers } = { headers: new Headers() };
jest.mock('next/headers', () => ({
  headers: async () => request.headers,
  cookies: async () => ({ get: () => undefined, set: () => undefined }),
}));
jest.mock('next/cache', () => ({ refresh: () => undefined }));
jest.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw Object.assign(new Error('redirect'), { digest: `NEXT_REDIRECT;push;${to};303;` });
  },
}));

const sent: unknown[] = [];
const command = async (raw: unknown) => void sent.push(raw);
const { declareOrder, declareVisibility, declareDelete, declareRestore } = orderedListActions('/list', 'links');

function aForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test.each([
  [declareOrder, { ids: '2,1' }, 'ordered.saved'],
  [declareVisibility, { id: '1', visible: 'true' }, 'links.nowShown'],
  [declareVisibility, { id: '1', visible: 'false' }, 'links.nowHidden'],
  [declareDelete, { id: '1' }, 'links.deleted'],
  [declareRestore, { id: '1' }, 'links.restored'],
] as const)('an action sends its fields to the command and tells that it is done', async (make, fields, key) => {
  request.headers = new Headers({ origin: env.SITE_URL, 'next-action': 'x' });
  expect(await make(command)({}, aForm({ ...fields, more: 'x' }))).toEqual({ done: t(key) });
  expect(sent.at(-1)).toEqual(fields);
});

test.each([
  ['/list', '/list?deleted=7'],
  ['/list?part=links', '/list?part=links&deleted=7'],
])('without script, a deletion at %s leads to %s', async (path, to) => {
  request.headers = new Headers({ origin: env.SITE_URL });
  const deletion = orderedListActions(path, 'links').declareDelete(command)({}, aForm({ id: '7' }));
  await expect(deletion).rejects.toMatchObject({ digest: expect.stringContaining(`;${to};`) });
});

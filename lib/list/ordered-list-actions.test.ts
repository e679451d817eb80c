import { env } from '@/lib/env/env';
import { orderedMessages } from '@/lib/site/messages';
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
const list = orderedListActions('/list');
const setVisibility = list.declareVisibility(command, { shown: 'shown', hidden: 'hidden' });

function aForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test.each([
  [list.declareOrder(command), { ids: '2,1' }, orderedMessages['ordered.saved']],
  [setVisibility, { id: '1', visible: 'true' }, 'shown'],
  [setVisibility, { id: '1', visible: 'false' }, 'hidden'],
  [list.declareDelete(command, 'deleted'), { id: '1' }, 'deleted'],
  [list.declareRestore(command, 'restored'), { id: '1' }, 'restored'],
] as const)('an action sends its fields to the command and tells that it is done', async (action, fields, done) => {
  request.headers = new Headers({ origin: env.SITE_URL, 'next-action': 'x' });
  expect(await action({}, aForm({ ...fields, more: 'x' }))).toEqual({ done });
  expect(sent.at(-1)).toEqual(fields);
});

test('saving sends all fields; an empty id adds an entry', async () => {
  request.headers = new Headers({ origin: env.SITE_URL, 'next-action': 'x' });
  const save = list.declareSave(command, 'saved');
  expect(await save({}, aForm({ id: '', name: 'x' }))).toEqual({ done: 'saved' });
  expect(sent.at(-1)).toEqual({ id: undefined, name: 'x' });
});

test.each([
  ['/list', '/list?deleted=7'],
  ['/list?part=links', '/list?part=links&deleted=7'],
])('without script, a deletion at %s leads to %s', async (path, to) => {
  request.headers = new Headers({ origin: env.SITE_URL });
  const deletion = orderedListActions(path).declareDelete(command, 'deleted')({}, aForm({ id: '7' }));
  await expect(deletion).rejects.toMatchObject({ digest: expect.stringContaining(`;${to};`) });
});

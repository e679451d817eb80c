import { commandAction } from './command-action';

const viewer = { role: 'member', accountId: 1 } as const;
const request = { headers: new Headers() };
const refresh = jest.fn();
jest.mock('@/lib/auth/page-viewer', () => ({ readFormViewer: async () => viewer }));
jest.mock('next/headers', () => ({ headers: async () => request.headers }));
jest.mock('next/cache', () => ({ refresh: () => refresh() }));
jest.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw Object.assign(new Error('redirect'), { digest: to });
  },
}));

const form = new FormData();
form.set('id', '7');
const run = jest.fn(async () => undefined);

beforeEach(() => {
  jest.clearAllMocks();
  request.headers = new Headers({ 'next-action': 'x' });
});

test('the command gets all fields, and the page is shown again', async () => {
  await expect(commandAction(run, 'saved')({}, form)).resolves.toEqual({ done: 'saved' });
  expect(run).toHaveBeenCalledWith({ id: '7' }, viewer);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a page that must not be rendered again refreshes itself', async () => {
  const action = commandAction(run, 'closed', { to: ({ id }) => `/people/${id}`, redraw: false });
  await expect(action({}, form)).resolves.toEqual({ done: 'closed' });
  expect(refresh).not.toHaveBeenCalled();
});

test('a browser without script is redirected', async () => {
  request.headers = new Headers();
  const action = commandAction(run, 'saved', { to: ({ id }) => `/people/${id}` });
  await expect(action({}, form)).rejects.toMatchObject({ digest: '/people/7' });
});

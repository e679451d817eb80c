import { dependsOn, setStatus, tag } from '@/lib/request/context';
import { sendRequest, startTestGateway } from './gateway.test-support';
import type { ListeningServer } from './listen';
import type { RenderHandler } from './render-middleware';
import { reportRenderError } from './report-render-error';

const SHELL = '<!DOCTYPE html><html id="__next_error__"><body></body></html>';

const BAD_STATE = 'The router state header was sent but could not be parsed.';

/** A renderer that fails as Next does, after the step that the path names. */
const render: RenderHandler = async (ask, answer) => {
  const path = ask.url ?? '';
  if (path === '/read-before') dependsOn(tag.home);
  if (path === '/drawn-after') fail(path, 'render');
  if (path === '/api/docs') fail(path, 'action');
  if (path === '/api/call') fail(path, 'route');
  if (path === '/bad-state') fail(path, 'render', new Error(BAD_STATE), 'GET');
  if (path === '/away') setStatus(503);
  const type = ask.headers['next-action'] ? 'text/x-component' : 'text/html; charset=utf-8';
  answer.writeHead(500, path === '/plain' ? {} : { 'Content-Type': type });
  answer.end(path === '/plain' ? 'Internal Server Error' : SHELL);
  answer.statusCode = 500;
};

/** Next reports the error first, and then renders an error page, which reads what every page reads. */
function fail(route: string, kind: string, error: Error = new TypeError('no form'), method = 'POST') {
  reportRenderError(error, { method, route, kind });
  dependsOn(tag.settings);
}

let gateway: ListeningServer;
beforeAll(async () => {
  gateway = await startTestGateway(render);
});
afterAll(() => gateway.close());

const post = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(gateway.port, {
    method: 'POST',
    path,
    headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
    body: 'x',
  });

test('a form that Next can’t read gets 400 and a complete page', async () => {
  const { status, text, headers } = await post('/contact');
  expect(status).toBe(400);
  expect(text).toContain('<a href="/">');
  expect(text).toContain(String(headers['x-request-id']));
  expect(headers['cache-control']).toBe('private, no-store');
});

test('an unreadable form gets 400, whatever the error page reads afterwards', async () => {
  expect((await post('/drawn-after')).status).toBe(400);
});

test.each(['/contact', '/plain'])('unreadable arguments of an action get 400 too (%s)', async (path) => {
  expect((await post(path, { 'Next-Action': 'x' })).status).toBe(400);
});

test('a page below the path of the calls is a page too', async () => {
  expect((await post('/api/docs', { 'Next-Action': 'x' })).status).toBe(400);
});

test('a header that Next can’t read gets 400', async () => {
  expect((await sendRequest(gateway.port, { path: '/bad-state' })).status).toBe(400);
});

test.each([
  ['/read-before', 500],
  ['/api/call', 500],
  ['/away', 503],
  ['/api/x', 500],
])('a later failure, or one elsewhere, is still ours (%s)', async (path, status) => {
  expect((await post(path)).status).toBe(status);
});

test('a page that can’t be rendered for a reader is still a 500', async () => {
  expect((await sendRequest(gateway.port, { path: '/contact' })).status).toBe(500);
});

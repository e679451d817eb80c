import { setStatus } from '../trace';
import { openTrial, send } from './trial';

/** A renderer that fails as Next does: an empty shell with status 500, which only script would fill. */
const failing = (away: boolean) =>
  openTrial(async (_, answer) => {
    if (away) setStatus(503);
    answer.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
    answer.end('<!DOCTYPE html><html id="__next_error__"><body></body></html>');
  });

test('a page that broke is a whole page in Thai, with the id of the request and a link home', async () => {
  const front = await failing(false);
  const { status, text, headers } = await send(front.port);
  await front.close();
  expect(status).toBe(500);
  expect(text).toContain('An error occurred');
  expect(text).toContain('<a href="/">');
  expect(text).toContain(String(headers['x-request-id']));
  expect(headers['cache-control']).toBe('private, no-store');
});

test('a page that found the database away says so', async () => {
  const front = await failing(true);
  const { status, headers } = await send(front.port);
  await front.close();
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('10');
});

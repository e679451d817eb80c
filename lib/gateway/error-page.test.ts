import { setStatus } from '@/lib/request/context';
import { getLastBrand, setLastBrand } from '@/lib/site/brand';
import { sendRequest, startTestGateway } from './gateway.test-support';

/** A renderer that fails as Next does: an empty shell with status 500, which only script would fill. */
const failing = (away: boolean) =>
  startTestGateway(async (_, answer) => {
    if (away) setStatus(503);
    answer.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
    answer.end('<!DOCTYPE html><html id="__next_error__"><body></body></html>');
  });

test('a page that fails is a complete page in Thai, with the request id and a link home', async () => {
  const gateway = await failing(false);
  const { status, text, headers } = await sendRequest(gateway.port);
  await gateway.close();
  expect(status).toBe(500);
  expect(text).toMatch(/<title>[^<]* · An error occurred \| [^<]+<\/title>/);
  expect(text).toContain('<a href="/">');
  expect(text).toContain(String(headers['x-request-id']));
  expect(headers['cache-control']).toBe('private, no-store');
});

test('a page that finds the database unavailable says so', async () => {
  const gateway = await failing(true);
  const { status, headers } = await sendRequest(gateway.port);
  await gateway.close();
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('10');
});

test('the response to a failed form without script says how to send it again', async () => {
  const gateway = await failing(true);
  const { text } = await sendRequest(gateway.port, {
    method: 'POST',
    body: 'name=a',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  await gateway.close();
  expect(text).toContain('โหลดหน้านี้ใหม่เพื่อส่งข้อมูลเดิมอีกครั้ง');
});

test('a page that fails has the brand as last read', async () => {
  const brand = getLastBrand();
  setLastBrand('ข่าว <ใหม่>');
  const gateway = await failing(true);
  const { text } = await sendRequest(gateway.port);
  await gateway.close();
  setLastBrand(brand);
  expect(text).toContain('An error occurred | ข่าว &lt;ใหม่&gt;</title>');
});

test.each([
  ['/api/v1/anything', 'application/json; charset=utf-8', '"code":"BUSY"'],
  ['/feed/rss.xml', 'text/plain; charset=utf-8', 'ระบบไม่พร้อมชั่วคราว'],
])('a route that throws in an outage is answered with a message and a Retry-After: %s', async (path, type, words) => {
  const gateway = await startTestGateway(async (_, answer) => {
    setStatus(503);
    answer.writeHead(500);
    answer.end();
  });
  const { status, text, headers } = await sendRequest(gateway.port, { path });
  await gateway.close();
  expect([status, headers['content-type'], headers['retry-after']]).toEqual([503, type, '10']);
  expect(text).toContain(words);
  expect(headers['cache-control']).toContain('no-store');
});

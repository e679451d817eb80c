/** @jest-environment node */
import { sendRequest, startTestGateway, type TestGateway } from './gateway.test-support';

let gateway: TestGateway;
let isHeld = false;
let rendered = 0;
beforeAll(async () => {
  const render = async (_: unknown, answer: { end: (text: string) => unknown }) => {
    rendered += 1;
    answer.end('rendered');
  };
  gateway = await startTestGateway(render, { isInMaintenance: () => isHeld });
});
afterAll(() => gateway.close());

const send = (method: string, path: string) => sendRequest(gateway.port, { method, path });

test('during maintenance readers read, and everything that writes is told to come back', async () => {
  expect((await send('POST', '/login/')).status).toBe(200);
  isHeld = true;
  const before = rendered;
  for (const [method, path] of [
    ['POST', '/login/'],
    ['PUT', '/api/v1/x'],
    ['DELETE', '/api/v1/x'],
    ['POST', '/api/links.php'],
  ] as const) {
    const reply = await send(method, path);
    expect(reply).toMatchObject({ status: 503, text: expect.stringContaining('ปิดปรับปรุง') });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(rendered).toBe(before);
  expect(await send('GET', '/about/')).toMatchObject({ status: 200, text: 'rendered' });
  expect((await send('GET', '/healthz')).status).toBe(200);
  isHeld = false;
  expect((await send('POST', '/login/')).status).toBe(200);
});

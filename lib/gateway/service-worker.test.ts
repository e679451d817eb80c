/** @jest-environment node */
import { sendRequest, startTestGateway } from './gateway.test-support';

const fetchFile = async (offlineApp: boolean, path: string) => {
  const gateway = await startTestGateway(
    async (ask, answer) => {
      answer.writeHead(200, { 'Content-Type': 'text/javascript' });
      answer.end(`// ${ask.url}`);
    },
    { offlineApp },
  );
  const reply = await sendRequest(gateway.port, { path });
  await gateway.close();
  return { text: reply.text, caching: reply.headers['cache-control'] };
};

test('browsers revalidate the service worker and its parts each time', async () => {
  expect(await fetchFile(true, '/sw.js')).toEqual({ text: '// /sw.js', caching: 'no-cache' });
  expect(await fetchFile(true, '/worker/rules.js')).toEqual({ text: '// /worker/rules.js', caching: 'no-cache' });
  expect((await fetchFile(true, '/sw.json')).caching).toBeUndefined();
});

test('while the offline app is off, its address serves the worker that unregisters it', async () => {
  expect(await fetchFile(false, '/sw.js')).toEqual({ text: '// /worker/stop.js', caching: 'no-cache' });
  expect((await fetchFile(false, '/worker/rules.js')).text).toBe('// /worker/rules.js');
});

import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { areas } from '@/lib/areas/areas';
import { db } from '@/lib/db/db';
import { type RequestContext, requestContext } from '@/lib/request/context';
import { makeUnique } from '@/testing/builders';
import { ProofScreen } from './proof-screen';

/** The HTML and the status of the screen at an address. */
async function render(params: Record<string, string>) {
  const row = areas.VecAdmin.rows.find(({ screen }) => screen === 'moveProof');
  if (!row) throw new Error('the area has no such screen');
  const props = { row, params, path: '/administrator/move/proof' };
  const context: Partial<RequestContext> = {};
  const html = await requestContext.run(context as RequestContext, async () => {
    const stream = await renderToReadableStream(createElement(ProofScreen, props));
    await stream.allReady;
    return new Response(stream).text();
  });
  return { html, status: context.status ?? 200 };
}

test('the screen opens without a source in its address, with one, and says that another is missing', async () => {
  const address = `https://${makeUnique('old').replaceAll(' ', '-')}.example/apis`;
  const { id } = await db.moveSource.create({ data: { kind: 'legacy', address } });
  await db.moveProof.create({ data: { sourceId: id, seed: '7', status: 'done' } });
  for (const params of [{}, { source: String(id) }] as Record<string, string>[]) {
    const { html, status } = await render(params);
    expect(status).toBe(200);
    expect(html).toContain('ตรวจเทียบตอนนี้');
  }
  expect((await render({ source: '2000000000' })).status).toBe(404);
  expect((await render({ source: String(id), proof: '2000000000' })).status).toBe(404);
});

import { db } from '@/lib/db/db';
import { makeUnique } from '@/testing/builders';
import { getAdministratorRow, renderScreen } from '@/testing/render-screen';
import { ProofScreen } from './proof-screen';

/** The HTML and the status of the screen at an address. */
const render = (params: Record<string, string>) =>
  renderScreen(ProofScreen, { row: getAdministratorRow('moveProof'), params, path: '/administrator/move/proof' });

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

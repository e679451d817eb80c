import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { makeUnique } from '@/testing/builders';
import { administrator } from '@/testing/lists';
import { getAdministratorRow, renderScreen } from '@/testing/render-screen';
import { sealApiKey } from '../legacy/open-stored-legacy';
import { addOldCategory, anOldRow, moveIn, type OldSite, openForEachTest, takeIds } from '../moving.test-support';
import { MoveScreen } from './move-screen';

let site: OldSite;
openForEachTest((opened) => {
  site = opened;
});

/** The HTML and the status of the screen at an address. */
const render = (params: Record<string, string>, viewer: Viewer = administrator) =>
  renderScreen(MoveScreen, { row: getAdministratorRow('moving'), params, path: '/administrator/move', viewer });

/** A source with an item that came, one that was edited on both sides, and an office nobody has mapped. */
async function aMovedSource() {
  const { id: news_type } = addOldCategory(site);
  const [plain = 0, edited = 0] = takeIds(2);
  const office = makeUnique('หน่วยงานเดิม');
  site.rows.push(anOldRow(plain, { news_type, usersystems_name: office }), anOldRow(edited, { news_type }));
  const first = await moveIn(site, { apiKey: 'the-key' });
  await db.news.update({ where: { id: edited }, data: { topic: 'แก้ที่นี่', version: { increment: 1 } } });
  for (const row of site.rows) row.news_topic = 'แก้ที่เว็บเดิม';
  const second = await moveIn(site, { apiKey: 'the-key' });
  const { sourceId } = await db.moveRun.findUniqueOrThrow({ where: { id: second.id } });
  await db.moveSource.update({ where: { id: sourceId }, data: { apiKey: sealApiKey('the-key'), name: 'เว็บข่าวเดิม' } });
  return { source: String(sourceId), office, plain, edited, first: String(first.id), second: String(second.id) };
}

test('the list names each source with its last run, its conflicts and its unmapped offices', async () => {
  const { source, second } = await aMovedSource();
  const { html } = await render({});
  expect(html).toContain(`href="/administrator/move?source=${source}"`);
  expect(html).toContain(`href="/administrator/move?run=${second}"`);
  expect(html).toContain('หน่วยงานที่ยังไม่จับคู่ 1');
  expect(html).toContain('ขัดกัน 1');
});

test('each part of a source is drawn, and the key in none of them', async () => {
  const { source, office, first } = await aMovedSource();
  const [runs, offices, categories, nights, settings] = await Promise.all(
    ['runs', 'offices', 'categories', 'nights', 'settings'].map((part) => render({ source, part })),
  );
  expect(runs?.html).toContain(`run=${first}`);
  expect(runs?.html).toContain('ลองดู ไม่เขียนอะไร');
  expect(offices?.html).toContain(office);
  expect(offices?.html).toContain('ยังไม่จับคู่');
  expect(categories?.html).toContain(String(site.categories[0]?.newsCatName));
  expect(nights?.html).toContain('ปิดอยู่');
  expect(settings?.html).toContain('มีอยู่แล้ว เว้นว่างไว้เพื่อใช้ตัวเดิม');
  for (const part of [runs, offices, categories, nights, settings]) expect(part?.html).not.toContain('the-key');
});

test('a run shows its items by result, what stands in the way of its undoing, and both sides of a conflict', async () => {
  const { first, second, edited, plain } = await aMovedSource();
  const { html: conflicts } = await render({ run: second });
  expect(conflicts).toContain('แก้ที่นี่');
  expect(conflicts).toContain('ใช้ของเว็บเดิม');
  expect(conflicts).toContain(`item=${edited}`);
  expect((await render({ run: second, tab: 'written' })).html).toContain(`/administrator/news/${plain}`);
  const { html: older } = await render({ run: first });
  expect(older).toContain('ต้องย้อนครั้งหลังก่อน');
  expect(older).toContain('ย้อนไม่ได้ เพราะข่าวเหล่านี้แก้ไขบนเว็บนี้หลังการย้าย');
  const { html: sides } = await render({ run: second, item: String(edited) });
  expect(sides).toContain('เว็บนี้');
  expect(sides).toMatch(/<del[^>]*>.*นี่.*<\/del>/s);
});

test('a run on its way shows its step, and one that was left a way on', async () => {
  const { source } = await aMovedSource();
  const progress = { step: 'เขียนข่าว', detail: '', done: 3, total: 9 };
  const { id } = await db.moveRun.create({ data: { sourceId: Number(source), isBackground: true, progress } });
  expect((await render({ run: String(id) })).html).toMatch(/เขียนข่าว 3 จาก 9/);
  expect((await render({ source })).html).toContain('กำลังย้ายหรือย้อนอยู่');
  await db.moveRun.update({ where: { id }, data: { status: 'stopped' } });
  expect((await render({ run: String(id) })).html).toContain('ทำต่อ');
});

test.each([[{ source: '2000000000' }], [{ run: '2000000000' }], [{ run: '2000000000', item: '1' }]])(
  '%o is not there',
  async (params) => {
    expect((await render(params)).status).toBe(404);
  },
);

test('nobody else sees anything of it', async () => {
  const { source } = await aMovedSource();
  const { html, status } = await render({ source }, { role: 'newseditors' });
  expect(status).toBe(404);
  expect(html).not.toContain('เว็บข่าวเดิม');
});

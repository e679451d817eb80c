import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from '@/lib/areas/areas';
import { readHandbook } from './pages.queries';
import { buildPage, listPictureFiles, listSectionFiles } from './pages.rules';

const FOLDER = join(process.cwd(), 'docs', 'handbook');
/** Maximum size of a picture: each is part of the page. */
const MAX_BYTES = 40_960;
const all = Object.values(areas);

const markdown =
  '# วิธีใช้\n\nคำนำ\n\n## เริ่ม\n\n1. หนึ่ง\n2. **สอง**\n\n[ข่าว](screens/newsList.md)\n\n[ของคุณ](screens/newsItem.usercollege.md)\n';
const sections = new Map([
  [
    'newsList.md',
    '## รายการ*ข่าว*\n\n![ภาพ](../pictures/list.webp)\n\n<script>x</script>\n\n![ไม่มี](../pictures/none.webp)\n',
  ],
  ['newsItem.usercollege.md', '## ของคุณ\n\nดู\n'],
]);

test('a link to a section stands for it, under the name of its screen', () => {
  expect(listSectionFiles(markdown)).toEqual(['newsList.md', 'newsItem.usercollege.md']);
  const page = buildPage(markdown, sections, new Map([['list.webp', 'data:,']]));
  expect(page.title).toBe('วิธีใช้');
  expect(page.sections).toEqual([
    { id: 'newsList', title: 'รายการข่าว' },
    { id: 'newsItem', title: 'ของคุณ' },
  ]);
  const json = JSON.stringify(page.body);
  expect(json).toContain('"id":"newsList"');
  expect(json).toContain('"src":"data:,"');
  expect(json).not.toMatch(/script|none\.webp/);
});

test('the steps of a first visit are the first numbered list', () => {
  const { steps } = buildPage(markdown, sections, new Map());
  expect(JSON.stringify(steps)).toMatch(/หนึ่ง.*"strong".*สอง/);
  expect(JSON.stringify(steps)).not.toContain('คำนำ');
});

describe.each(all.map((area) => [area.role, area] as const))('the page of %s', (role, { rows }) => {
  test('has three steps, and a section for every screen of the area', async () => {
    const { title, steps, sections: held } = await readHandbook(role);
    expect(title).toMatch(/^วิธีใช้สำหรับ/);
    expect(JSON.stringify(steps).match(/"tagName":"li"/g)).toHaveLength(3);
    const screens = rows.flatMap(({ screen }) => (screen === 'newsList' ? [screen, 'newsItem', 'editor'] : [screen]));
    const wanted = new Set(screens.filter((screen) => screen !== 'handbook'));
    expect(new Set(held.map(({ id }) => id))).toEqual(wanted);
  });
});

test('every file of the folder belongs to a page, and pictures are small', () => {
  const pages = all.map(({ role }) => readFileSync(join(FOLDER, `${role}.md`), 'utf8'));
  const files = [...new Set(pages.flatMap(listSectionFiles))];
  expect(readdirSync(join(FOLDER, 'screens')).toSorted()).toEqual(files.toSorted());
  const named = files.flatMap((file) => listPictureFiles(readFileSync(join(FOLDER, 'screens', file), 'utf8')));
  const pictures = readdirSync(join(FOLDER, 'pictures')).filter((name) => name.endsWith('.webp'));
  expect(pictures.filter((name) => !named.includes(name))).toEqual([]);
  for (const name of pictures) expect(statSync(join(FOLDER, 'pictures', name)).size).toBeLessThanOrEqual(MAX_BYTES);
});

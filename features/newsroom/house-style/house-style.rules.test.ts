import { blankContent, type NewsContent } from '../item/content.schema';
import { buildSkeleton, checkItem, emptyGuide, replaceWord, replaceWordInHtml } from './house-style.rules';
import type { HouseWord, NewsTemplate } from './house-style.schema';

const now = new Date('2026-11-20T05:00:00Z');
const CATEGORY = 4;
const template: NewsTemplate = {
  categoryId: CATEGORY,
  headings: ['คุณสมบัติ', 'วิธีสมัคร'],
  headingsRequired: true,
  required: [],
};
const aWord = (given: Partial<HouseWord> = {}): HouseWord => ({
  ...{ id: 1, avoided: 'อินเตอร์เน็ต', right: 'อินเทอร์เน็ต', mode: 'advise', categoryId: null },
  ...given,
});
const anItem = (given: Partial<NewsContent> = {}): NewsContent => ({
  ...blankContent,
  ...{ categoryId: CATEGORY, topic: 'เปิดรับสมัคร', detail: '<p>ข้อความ</p>', coverId: 3, coverAlt: 'ป้าย' },
  ...given,
});
const check = (content: NewsContent, guide = emptyGuide) => checkItem(content, guide, now);
const withTemplate = (given: Partial<NewsTemplate> = {}) => ({ ...emptyGuide, templates: [{ ...template, ...given }] });

describe('a template', () => {
  test('requires its fields, each by its Thai name, in items of its category only', () => {
    const guide = withTemplate({
      headings: [],
      headingsRequired: false,
      required: ['coverId', 'attachments', 'topicEn', 'unpublishAt'],
    });
    const item = anItem({ coverId: null, coverAlt: '' });
    expect(check(item, guide)).toEqual([
      { key: 'newsroom.fieldRequired', must: true, field: 'coverId', found: ['ภาพปก'] },
      { key: 'newsroom.fieldRequired', must: true, field: 'attachments', found: ['ไฟล์แนบ'] },
      { key: 'newsroom.fieldRequired', must: true, field: 'topicEn', found: ['หัวข้อข่าวภาษาอังกฤษ'] },
      { key: 'newsroom.fieldRequired', must: true, field: 'unpublishAt', found: ['วันสิ้นสุดการเผยแพร่'] },
    ]);
    expect(check({ ...item, categoryId: 5 }, guide).map(({ key }) => key)).toEqual(['newsroom.coverMissing']);
  });

  test('is fulfilled by an item that has everything', () => {
    const required = ['coverId', 'attachments', 'topicEn', 'unpublishAt'] as const;
    const full = anItem({
      attachments: [{ mediaId: 1, title: 'ประกาศ' }],
      topicEn: 'Open',
      unpublishAt: '2026-12-20T05:00:00Z',
      detail: '<h2>คุณสมบัติ</h2><p>ปวช.</p><h2>วิธีสมัคร</h2><p><img src="/a" alt="แผนที่"></p>',
    });
    expect(check(full, withTemplate({ required: [...required] }))).toEqual([]);
  });

  test('names headings that are missing, and those with nothing below', () => {
    expect(check(anItem(), withTemplate())).toEqual([
      { key: 'newsroom.headingMissing', must: true, field: 'detail', found: ['คุณสมบัติ', 'วิธีสมัคร'] },
    ]);
    const half = '<h2>คุณ<strong>สมบัติ</strong></h2><p>&nbsp;</p><h2>วิธีสมัคร</h2><h3>ทางเว็บไซต์</h3><p>กรอกแบบ</p>';
    expect(check(anItem({ detail: half }), withTemplate())).toEqual([
      { key: 'newsroom.headingEmpty', must: true, field: 'detail', found: ['คุณสมบัติ'] },
    ]);
    expect(check(anItem(), withTemplate({ headingsRequired: false }))).toEqual([]);
  });

  test('has a skeleton that is not a finished text', () => {
    const marked = { ...template, headings: ['ถาม & ตอบ', 'วิธีสมัคร'] };
    const detail = buildSkeleton(marked);
    expect(detail).toBe('<h2>ถาม &amp; ตอบ</h2><p></p><h2>วิธีสมัคร</h2><p></p>');
    const [finding] = check(anItem({ detail }), { ...emptyGuide, templates: [marked] });
    expect(finding).toMatchObject({ key: 'newsroom.headingEmpty', found: marked.headings });
  });
});

describe('a word', () => {
  test.each([
    ['advise', 'newsroom.wordAdvised', false],
    ['stop', 'newsroom.wordStop', true],
  ] as const)('with "%s" is %s', (mode, key, must) => {
    const guide = { ...emptyGuide, words: [aWord({ mode })] };
    expect(check(anItem({ detail: '<p>ใช้อินเตอร์เน็ตฟรี</p>' }), guide)).toEqual([
      {
        ...{ key, must, field: 'detail', found: ['“อินเตอร์เน็ต” → “อินเทอร์เน็ต”'] },
        replacement: { avoided: 'อินเตอร์เน็ต', right: 'อินเทอร์เน็ต' },
      },
    ]);
    expect(check(anItem({ topic: 'อินเตอร์เน็ตชุมชน' }), guide)).toMatchObject([{ field: 'topic' }]);
    expect(check(anItem({ detail: '<p>อินเทอร์เน็ต</p>' }), guide)).toEqual([]);
  });

  test('of another category does not matter', () => {
    const words = [aWord({ categoryId: 5 })];
    expect(check(anItem({ topic: 'อินเตอร์เน็ต' }), { ...emptyGuide, words })).toEqual([]);
    expect(check(anItem({ topic: 'อินเตอร์เน็ต', categoryId: 5 }), { ...emptyGuide, words })).toHaveLength(1);
  });
});

describe('replacing', () => {
  test.each([
    ['inside its replacement it stays', 'กรุงเทพ', 'กรุงเทพมหานคร', 'กรุงเทพ กรุงเทพมหานคร', 'กรุงเทพมหานคร กรุงเทพมหานคร'],
    ['at the end of its replacement too', 'อาชีวะ', 'วิทยาลัยอาชีวะ', 'วิทยาลัยอาชีวะ อาชีวะ', 'วิทยาลัยอาชีวะ วิทยาลัยอาชีวะ'],
    ['before a tone mark it is another word', 'ปี', 'พ.ศ.', 'ปี่ในปี', 'ปี่ในพ.ศ.'],
    ['inside a longer Latin word it stays', 'Web', 'เว็บ', 'Website Web web 2Web', 'Website เว็บ web 2Web'],
    ['signs of patterns mean themselves', 'ก.พ.', 'สำนักงาน $& ก.พ.', 'กxพ. ก.พ.', 'กxพ. สำนักงาน $& ก.พ.'],
  ])('%s', (_, avoided, right, text, after) => {
    expect(replaceWord(text, { avoided, right })).toBe(after);
    expect(replaceWord(after, { avoided, right })).toBe(after);
  });

  test('leaves tags and attributes alone', () => {
    const html = '<p class="web">web <a href="https://web.example/">web</a> <';
    expect(replaceWordInHtml(html, { avoided: 'web', right: 'เว็บ' })).toBe(
      '<p class="web">เว็บ <a href="https://web.example/">เว็บ</a> <',
    );
  });

  test('finds signs as browsers and as the sanitiser write them, and writes no markup', () => {
    const word = { avoided: 'R&D', right: '<วิจัย>' };
    expect(replaceWordInHtml('<p>R&amp;D R&#x26;D</p>', word)).toBe('<p>&lt;วิจัย&gt; &lt;วิจัย&gt;</p>');
    const other = '<p>Q&#x26;A</p>';
    expect(replaceWordInHtml(other, word)).toBe(other);
  });
});

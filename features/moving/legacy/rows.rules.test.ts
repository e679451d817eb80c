import { readOldDate } from './dates.rules';
import { decodeEntities } from './entities.rules';
import { listFileAddresses } from './file-addresses.rules';
import { readOldItem, readOldPictures } from './rows.rules';

const NOW = new Date('2026-11-27T00:00:00Z');
const OLD = { isOwn: false, isFull: true };
const read = (row: object, traits = OLD) =>
  readOldItem({ news_id: '7', ...row }, traits, NOW, 'https://old.example/apis/');

test.each([
  ['2024-05-06 07:08:09', '2024-05-06T00:08:09.000Z'],
  ['2567-05-06 07:08:09', '2024-05-06T00:08:09.000Z'],
  ['2024-05-06T07:08:09+07:00', '2024-05-06T00:08:09.000Z'],
  ['2024-05-06T07:08:09.500+0700', '2024-05-06T00:08:09.000Z'],
  ['2024-05-06T00:08:09Z', '2024-05-06T00:08:09.000Z'],
  ['2024-05-06', '2024-05-05T17:00:00.000Z'],
  ['6/5/2567', '2024-05-05T17:00:00.000Z'],
  ['06-05-2024 7.08 น.', '2024-05-06T00:08:00.000Z'],
  ['0000-00-00 00:00:00', undefined],
  ['2024-02-30', undefined],
  ['1970-01-01 07:00:00', undefined],
  ['0543-01-01', undefined],
  ['3000-01-01', undefined],
  ['', undefined],
  [null, undefined],
  ['เมื่อวาน', undefined],
])('the date %s is %s', (written, expected) => {
  expect(readOldDate(written, NOW)?.toISOString()).toBe(expected);
});

test('an item has numbers as texts, no status, and a date of its day only', () => {
  expect(
    read({
      ...{ news_topic: 'ข่าว', news_detail: '<p>ก</p>', news_date: '2567-05-06', news_datetime: '0000-00-00 00:00:00' },
      ...{
        news_type: '3',
        news_approveLevel: '9',
        news_countread: '1,204',
        news_Countshare: '-1',
        usersystems_name: ' Admin ',
      },
    }),
  ).toMatchObject({
    ...{
      oldId: '7',
      keptId: 7,
      status: 'allow',
      level: 3,
      category: '3',
      office: '',
      reads: 1204,
      shares: 0,
      notes: [],
    },
    publishAt: '2024-05-05T17:00:00.000Z',
  });
});

test.each([{ news_id: 'x' }, { news_id: 0 }, { news_id: -1 }, { news_id: '1.5' }, { news_id: null }])(
  'a row with %j is none',
  (row) => expect(read(row)).toBeUndefined(),
);

test('what can’t be taken over is noted', () => {
  const item = read({ news_status: 'wait', newsVdoLinks: 'https://x.test/v.mp4\nhttps://youtu.be/dQw4w9WgXcQ' });
  expect(item).toMatchObject({ status: 'draft', publishAt: null, videoLinks: ['https://youtu.be/dQw4w9WgXcQ'] });
  expect(item?.notes.map(({ kind }) => kind)).toEqual(['date', 'status', 'video']);
});

test('texts are decoded once where the old site escaped them, and never where it did not', () => {
  const row = { news_topic: '&quot;ก&quot; &amp; <b>ข</b> &#3588;', news_detail: '&lt;p&gt;ก &amp;amp; ข&lt;/p&gt;' };
  expect(read(row)).toMatchObject({ topic: '"ก" & ข ค', html: '<p>ก &amp; ข</p>' });
  const own = read(row, { isOwn: true, isFull: true });
  expect(own).toMatchObject({ topic: row.news_topic, html: row.news_detail });
});

test('a text that ends in dots without markup may be cut', () => {
  expect(read({ news_detail: 'ข่าวนี้...' })?.isCut).toBe(true);
  expect(read({ news_detail: '<p>ข่าวนี้...</p>' })?.isCut).toBe(false);
  expect(read({ news_detail: 'ข่าวนี้' })?.isCut).toBe(false);
});

test('pictures stand in their order', () => {
  const rows = [
    { news_pic_name: 'b', news_pic_order: '2' },
    { news_pic_name: ' a ', news_pic_order: 1 },
    { news_pic_name: '' },
    5,
  ];
  expect(readOldPictures(rows, OLD).map(({ address }) => address)).toEqual(['a', 'b']);
});

test.each([
  ['https://cdn.example/a.jpg#x', ['https://cdn.example/a.jpg']],
  ['//cdn.example/a.jpg', ['https://cdn.example/a.jpg']],
  ['/up/a.jpg', ['https://old.example/up/a.jpg']],
  ['data:image/png;base64,x', []],
  ['javascript:x', []],
  ['', []],
])('the picture %s is at %j', (name, expected) => {
  expect(listFileAddresses(name, 'https://old.example/apis/', { mediaBase: undefined, fileBase: undefined })).toEqual(
    expected,
  );
});

test('a bare name is looked for where the operator said, where the last one was, then in usual folders', () => {
  const base = 'https://old.example/apis/';
  expect(listFileAddresses('ภาพ 1.jpg', base, { mediaBase: 'https://m.example/p/', fileBase: undefined })).toEqual([
    'https://m.example/p/%E0%B8%A0%E0%B8%B2%E0%B8%9E%201.jpg',
  ]);
  const found = listFileAddresses('a.jpg', base, { mediaBase: undefined, fileBase: 'https://old.example/x/' });
  expect(found.slice(0, 3)).toEqual([
    ...['https://old.example/x/a.jpg', 'https://old.example/apis/a.jpg', 'https://old.example/uploads/a.jpg'],
  ]);
});

test('references of no character vanish, unknown names stay', () => {
  expect(decodeEntities('&#0;&#xD800;&#x110000;&foo;&nbsp;')).toBe('&foo; ');
});

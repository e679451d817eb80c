import { readAddressLines } from './address-lines.rules';

const SITE = 'https://news.example';
const readOne = (line: string) => {
  const { pairs, problems } = readAddressLines(line, SITE);
  return pairs[0] ?? problems[0]?.problem;
};

test.each([
  ['/a.php?id=1,12', { old: '/a.php?id=1', newId: 12 }],
  ['https://old.example/x;/readnews/news/?news_id=7', { old: 'https://old.example/x', newId: 7 }],
  ['/ข่าว,เก่า,/about/', { old: '/ข่าว,เก่า', target: '/about/' }],
  ['"/a,b","/about/"', { old: '/a,b', target: '/about/' }],
  ['"/a""b",5', { old: '/a"b', newId: 5 }],
  ['/a\t/search/?search=ก,ข', { old: '/a', target: '/search/?search=ก,ข' }],
  [`/a,${SITE}/documents/`, { old: '/a', target: '/documents/' }],
  [`/?p=12,${SITE}/readnews/lifestyle/?news_id=9`, { old: '/?p=12', newId: 9 }],
])('%s is a pair', (line, { old, newId, target }: { old: string; newId?: number; target?: string }) => {
  expect(readOne(line)).toEqual({ line: 1, old, ...(newId === undefined ? { target } : { newsId: newId }) });
});

test.each([
  ['/a', /คั่นด้วยจุลภาค/],
  [',5', /คั่นด้วยจุลภาค/],
  ['a.php,5', /ที่อยู่เดิมต้องขึ้นต้น/],
  ['/about/,5', /หน้าของเว็บนี้เอง/],
  ['https://old.example/readnews/news?news_id=5,6', /หน้าของเว็บนี้เอง/],
  ['/a,https://evil.example/', /ที่อยู่ใหม่ต้องเป็น/],
  ['/a,//evil.example', /ที่อยู่ใหม่ต้องเป็น/],
  ['/a,/\\evil.example', /ที่อยู่ใหม่ต้องเป็น/],
  ['/a,javascript:alert(1)', /ที่อยู่ใหม่ต้องเป็น/],
  [`/a,${SITE}.evil.example/x`, /ที่อยู่ใหม่ต้องเป็น/],
  ['/a,0', /ที่อยู่ใหม่ต้องเป็น/],
])('%s is refused in words', (line, words) => {
  expect(readOne(line)).toMatch(words);
});

test('a heading and empty lines are passed over; each bad line is named by its number', () => {
  const { pairs, problems } = readAddressLines('old,new\r\n\r\n/a,5\nbad\n/b,6\n', SITE);
  expect(pairs.map(({ line }) => line)).toEqual([3, 5]);
  expect(problems).toEqual([{ line: 4, problem: expect.stringMatching(/./) }]);
});

import { getInitial, toLines } from './executives.rules';

test.each([
  ['ดร.ธีรภัทร มั่นคงวิทยา', 'ธ'],
  ['นางสาววรรณวิสา เรืองวิชาชีพ', 'ว'],
  ['นายไพศาล ใจดี', 'พ'],
  ['รศ.ดร. เกศินี ทองดี', 'ก'],
  ['Somchai', 'S'],
  ['นาย', 'น'],
  ['', ''],
])('the initial of %j is %j', (name, initial) => {
  expect(getInitial(name)).toBe(initial);
});

test('duties are lines', () => {
  expect(toLines('งบประมาณ\n\n แผนงาน \n')).toEqual(['งบประมาณ', 'แผนงาน']);
  expect(toLines('')).toEqual([]);
});

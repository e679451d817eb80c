import { describeChoice, toFacets } from './facets.rules';

const region = (id: number, position: number) => ({ id, name: `ภาค ${id}`, position });
const provinces = [
  { id: 50, name: 'เชียงใหม่', region: region(2, 20) },
  { id: 81, name: 'กระบี่', region: region(6, 10) },
  { id: 57, name: 'เชียงราย', region: region(2, 20) },
  { id: 10, name: 'กรุงเทพมหานคร', region: undefined },
];

test('provinces are counted in their regions, in the order of the regions; those without one come last', () => {
  const { kinds, letters, regions } = toFacets(
    [
      { facet: 'kind', value: 'college', count: 3 },
      { facet: 'province', value: '50', count: 2 },
      { facet: 'province', value: '', count: 9 },
      { facet: 'province', value: '10', count: 1 },
      { facet: 'letter', value: 'ว', count: 1 },
      { facet: 'letter', value: 'ก', count: 1 },
      { facet: 'letter', value: '', count: 1 },
    ],
    provinces,
  );
  expect(Object.fromEntries(kinds)).toEqual({ college: 3 });
  expect(letters).toEqual(['ก', 'ว']);
  expect(regions).toEqual([
    { id: 6, name: 'ภาค 6', number: 1, count: 0, provinces: [{ id: 81, name: 'กระบี่', count: 0 }] },
    {
      ...{ id: 2, name: 'ภาค 2', number: 2, count: 2 },
      provinces: [
        { id: 57, name: 'เชียงราย', count: 0 },
        { id: 50, name: 'เชียงใหม่', count: 2 },
      ],
    },
    {
      ...{ id: undefined, name: undefined, number: 0, count: 1 },
      provinces: [{ id: 10, name: 'กรุงเทพมหานคร', count: 1 }],
    },
  ]);
});

test.each([
  [{}, []],
  [{ kind: 'college', province: 50, letter: 'ด' }, ['สถานศึกษา', 'เชียงใหม่', 'ขึ้นต้นด้วย ด']],
  [{ region: 6 }, ['ภาค 6']],
  [{ province: 99_999, region: 77 }, []],
] as const)('the choice %j in words', (choice, words) => {
  const all = { kind: undefined, province: undefined, region: undefined, letter: undefined, ...choice };
  expect(describeChoice(all, provinces)).toEqual(words);
});

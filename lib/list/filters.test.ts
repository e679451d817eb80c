import { filtersFor } from './filters';
import { listParams } from './list-params';
import { flag, id, named, search } from './params';

type Where = { categoryId?: number; kind?: 'plain' | 'urgent'; late?: boolean; at?: { gte?: Date; lt?: Date } };
const { select, selectOf, supplied, days } = filtersFor<Where>();
const list = listParams({
  ...search,
  categoryId: supplied(named('category', id), {
    label: 'Category',
    all: 'All categories',
    least: 2,
    where: (categoryId) => ({ categoryId }),
  }),
  kind: selectOf(['plain', 'urgent'], {
    label: 'Kind',
    all: 'All kinds',
    toLabel: (kind) => kind.toUpperCase(),
    where: (kind, { late }) => ({ kind, late: late === true }),
  }),
  late: select(flag('1'), { label: 'Time', all: 'Any time', options: [{ value: '1', label: 'Late' }] }),
  account: { ...id, role: 'link', where: (categoryId: number): Where => ({ categoryId }) },
  ...days({ from: 'From', to: 'To' }, (at) => ({ at })),
});
const categories = [
  { id: 4, name: 'Four' },
  { id: 5, name: 'Five' },
];

test('the conditions of all filters that are set', () => {
  expect(list.where(list.read({ search: 'a' }))).toEqual({ AND: [] });
  expect(list.where({})).toEqual({ AND: [] });
  const choice = list.read({ category: '4', kind: 'urgent', late: '1', account: '9', from: '2026-11-20' });
  expect(list.where(choice)).toEqual({
    AND: [
      { categoryId: 4 },
      { kind: 'urgent', late: true },
      { categoryId: 9 },
      { at: { gte: new Date('2026-11-20T00:00+07:00') } },
    ],
  });
  expect(list.where({ to: '2026-11-20' })).toEqual({ AND: [{ at: { lt: new Date('2026-11-21T00:00+07:00') } }] });
});

test('the fields in the order of the declaration, with the values of the address', () => {
  const choice = list.read({ category: '4', late: '1', to: '20/11/2569' });
  expect(list.fields(choice, { categoryId: categories })).toEqual([
    {
      ...{ key: 'categoryId', name: 'category', label: 'Category', value: '4' },
      select: {
        all: 'All categories',
        choices: [
          { value: '4', label: 'Four' },
          { value: '5', label: 'Five' },
        ],
      },
    },
    {
      ...{ key: 'kind', name: 'kind', label: 'Kind' },
      select: {
        all: 'All kinds',
        choices: [
          { value: 'plain', label: 'PLAIN' },
          { value: 'urgent', label: 'URGENT' },
        ],
      },
    },
    {
      ...{ key: 'late', name: 'late', label: 'Time', value: '1' },
      select: { all: 'Any time', choices: [{ value: '1', label: 'Late' }] },
    },
    { key: 'from', name: 'from', label: 'From' },
    { key: 'to', name: 'to', label: 'To', value: '2026-11-20' },
  ]);
});

test('a select without supplied options, or with too few, has no field', () => {
  const listKeys = (options?: typeof categories) =>
    list.fields(list.read({ category: '4' }), { categoryId: options }).map(({ key }) => key);
  expect(listKeys()).toEqual(['kind', 'late', 'from', 'to']);
  expect(listKeys(categories.slice(1))).not.toContain('categoryId');
});

test('the filters that are set, in words, as files name them', () => {
  const choice = list.read({ search: 'ทุน', category: '4', kind: 'urgent', account: '9', from: '20/11/2569' });
  expect(list.describe(choice, { categoryId: categories.slice(0, 1) })).toEqual([
    ['คำค้น', 'ทุน'],
    ['Category', 'Four'],
    ['Kind', 'URGENT'],
    ['From', '20 พ.ย. 2569'],
  ]);
  expect(list.describe(choice, { categoryId: [] })).toContainEqual(['Category', '4']);
  expect(list.describe(list.read({}), { categoryId: categories })).toEqual([]);
});

test('the types know value, condition and supplied options', () => {
  // @ts-expect-error -- the value is a number, the condition's key is not of `Where`
  supplied(id, { label: '', all: '', where: (room) => ({ room: room.trim }) });
  // @ts-expect-error -- the screen supplies the categories
  expect(() => list.fields(list.read({}), undefined)).toThrow();
});

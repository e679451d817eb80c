import { type RowColumn, tabulate } from './sheet-response';

const columns: readonly RowColumn<{ name: string }>[] = [
  { title: '#', width: 4, cell: (_, number) => number },
  { title: 'Name', width: 20, sum: true, cell: ({ name }) => name },
];

async function* readTwice() {
  yield [{ name: 'a' }, { name: 'b' }];
  yield [{ name: 'c' }];
}

test('each column gives its cell, and numbers go on from batch to batch', async () => {
  const sheet = tabulate(columns, readTwice());
  const batches = [];
  for await (const batch of sheet.batches) batches.push(batch);
  expect(batches).toEqual([
    [
      [1, 'a'],
      [2, 'b'],
    ],
    [[3, 'c']],
  ]);
});

test('the columns of the file are plain data, as another process writes it', () => {
  expect(tabulate(columns, readTwice()).columns).toEqual([
    { title: '#', width: 4 },
    { title: 'Name', width: 20, sum: true },
  ]);
});

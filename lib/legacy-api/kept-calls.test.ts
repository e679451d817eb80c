import { keptCalls } from './kept-calls';
import { endpoints } from './registry';

test('the front knows of every call that is kept what the registry says', () => {
  const declared = endpoints
    .filter(({ operations }) => operations.some(({ kept }) => kept))
    .map(({ name, operations }) => [
      name,
      operations.map(({ when, kept, input }) => ({ when, fields: kept ? Object.keys(input.shape) : undefined })),
    ]);
  expect([...keptCalls]).toEqual(declared);
});

import { cacheableCalls } from './cacheable-calls';
import { endpoints } from './registry';

test('the gateway’s list of cached calls equals the registry’s', () => {
  const declared = endpoints
    .filter(({ operations }) => operations.some(({ cacheable }) => cacheable))
    .map(({ name, operations }) => [
      name,
      operations.map(({ when, cacheable, input }) => ({
        when,
        fields: cacheable ? Object.keys(input.shape) : undefined,
      })),
    ]);
  expect([...cacheableCalls]).toEqual(declared);
});

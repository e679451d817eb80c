import { readFile } from 'node:fs/promises';
import { types } from 'node:util';

test('tests run in the realm of Node, whose errors are theirs', async () => {
  const error = await readFile('no such file').catch((reason) => reason);
  expect([error instanceof Error, types.isNativeError(error)]).toEqual([true, true]);
});

test('a package is one for the worker; a module of the portal is evaluated anew', () => {
  const load = () => [require('zod'), require('@/lib/prisma/client'), require('@/lib/env/env')];
  const first = load();
  jest.resetModules();
  expect(load().map((module, index) => module === first[index])).toEqual([true, true, false]);
});

import { AppError, isDatabaseAway } from './errors';

test('a refusal is known as one from another copy of this module too', async () => {
  const other: unknown = await new Promise((resolve) =>
    jest.isolateModules(() => {
      const { AppError: Other } = jest.requireActual<typeof import('./errors')>('./errors');
      resolve(new Other('busy', 'errors.busy'));
    }),
  );
  expect(other).toBeInstanceOf(AppError);
  expect(other?.constructor).not.toBe(AppError);
  for (const value of [new Error('busy'), { kind: 'busy' }, null, 'busy']) expect(value).not.toBeInstanceOf(AppError);
});

test('a database that cannot be reached is told from a bug', () => {
  expect(isDatabaseAway(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))).toBe(true);
  expect(isDatabaseAway(new Error("Can't reach database server at `db:5432`"))).toBe(true);
  expect(isDatabaseAway(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isDatabaseAway(new TypeError('x is not a function'))).toBe(false);
  expect(isDatabaseAway(new AppError('missing', 'news.notFound'))).toBe(false);
  expect(isDatabaseAway('ECONNREFUSED')).toBe(false);
  expect(isDatabaseAway(Object.assign(new Error('connect'), { code: 'ENOENT', syscall: 'connect' }))).toBe(true);
  expect(isDatabaseAway(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }))).toBe(false);
});

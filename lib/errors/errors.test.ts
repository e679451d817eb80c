import { AppError, createFieldError, isOutage } from './errors';

test('an AppError from another copy of this module is recognised too', async () => {
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

test('an outage is distinguished from a bug', () => {
  expect(isOutage(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))).toBe(true);
  expect(isOutage(new Error("Can't reach database server at `db:5432`"))).toBe(true);
  expect(isOutage(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isOutage(new TypeError('x is not a function'))).toBe(false);
  expect(isOutage(new AppError('missing', 'news.notFound'))).toBe(false);
  expect(isOutage('ECONNREFUSED')).toBe(false);
  expect(isOutage(Object.assign(new Error('connect'), { code: 'ENOENT', syscall: 'connect' }))).toBe(true);
  expect(isOutage(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }))).toBe(false);
});

test('an error of a field carries the key of its message', () => {
  const fields = { email: 'members.emailTaken' };
  const error = createFieldError('email', 'members.emailTaken');
  expect(error).toMatchObject({ kind: 'invalid', key: 'errors.invalid', fields });
});

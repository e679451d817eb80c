import { AppError, isDatabaseAway } from './errors';

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

import { Client } from 'pg';
import { serveUnlessOutage } from '@/features/discovery/public-response';
import { env } from '@/lib/env/env';
import { isOutage } from '@/lib/errors/errors';
import { toFailureResponse } from '@/lib/http/failure-response';
import { requestContext } from '@/lib/request/context';
import { outages, type Prisma, raising, thrown, thrownWith, urlWith } from './outages.test-support';
import { reportRenderError } from './report-render-error';

/** The same for faults of ours, or of the client. */
const faults: Readonly<Record<string, (client: Prisma) => Promise<unknown>>> = {
  'a unique index': (client) =>
    client.$transaction(async (tx) => {
      await tx.setting.create({ data: { key: 'outage', value: {} } });
      await tx.setting.create({ data: { key: 'outage', value: {} } });
    }),
  'a missing row': (client) => client.setting.update({ where: { key: 'nobody' }, data: { value: {} } }),
  'a missing table': (client) => client.$queryRaw`SELECT * FROM nowhere`,
  'a syntax error': (client) => client.$queryRaw`SELEC`,
  'a value out of range': (client) => client.$queryRaw`SELECT 1 / 0`,
  'a check': raising('23514'),
  'damaged data': raising('XX001'),
};

async function listAnswers(error: unknown) {
  const call = toFailureResponse(error);
  const open = { tags: new Set<string>(), status: undefined };
  requestContext.run(open, () => reportRenderError(error, { method: 'GET', route: '/', kind: 'render' }));
  const program = await serveUnlessOutage(() => Promise.reject(error)).catch(() => undefined);
  return { call, page: open.status, program };
}

test.each(Object.entries(outages))(
  '%s is answered with 503, a message and a Retry-After everywhere',
  async (_, make) => {
    const errors = await make();
    expect(errors.length).toBeGreaterThan(0);
    for (const error of errors) {
      if (!isOutage(error)) throw new Error('not known as an outage', { cause: error });
      const { call, page, program } = await listAnswers(error);
      expect(call).toMatchObject({ status: 503, headers: { 'Retry-After': '5' }, body: { code: 'BUSY' } });
      expect(call.body.message).toMatch(/[ก-๙]/);
      expect(page).toBe(503);
      expect(program?.status).toBe(503);
      expect(program?.headers.get('retry-after')).toBe('10');
    }
  },
  60_000,
);

test.each(Object.entries(faults))('%s is no outage', async (_, work) => {
  const error = await thrownWith(env.DATABASE_URL ?? '', work);
  const { call, page, program } = await listAnswers(error);
  expect(call.status).toBe(500);
  expect(page).toBeUndefined();
  expect(program).toBeUndefined();
});

test('circular causes of an error end', () => {
  const error = new Error('a bug');
  error.cause = error;
  expect(isOutage(error)).toBe(false);
  const chain = new Error('one', { cause: new Error('two', { cause: { originalCode: '57P01' } }) });
  expect(isOutage(chain)).toBe(true);
});

test('an error of the driver alone is judged alike', async () => {
  const client = new Client({ connectionString: urlWith({ pathname: '/nowhere' }) });
  expect(isOutage(await thrown(() => client.connect()))).toBe(true);
});

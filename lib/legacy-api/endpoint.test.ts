import { z } from 'zod';
import { newsMessages } from '@/features/news/news.messages';
import { visitor } from '@/lib/auth/viewer';
import { id } from '@/lib/command/validation';
import { AppError } from '@/lib/errors/errors';
import { apiMessages } from '@/lib/http/api-messages';
import { toFailureResponse } from '@/lib/http/failure-response';
import { log } from '@/lib/log/log';
import { pickMessage } from '@/lib/messages/message';
import { type Caller, defineEndpoint, defineOperation, findOperation } from './endpoint';
import { endpoints } from './registry';

const open = defineOperation({
  summary: 'x',
  when: {},
  access: 'news.read',
  input: z.object({ id }),
  output: z.object({ id: z.number() }),
  handle: async (input) => ({ id: input.id, secret: 'x' }),
  example: { input: { id: 1 }, output: { id: 1 } },
});
const marked = { ...open, when: { sent: ['a', 'b'] } };
const caller: Caller = { origin: 'unknown', userAgent: '', setCookie: () => undefined };

describe('an operation', () => {
  test('sends nothing that it did not declare', async () => {
    expect(await open.answer(new Map([['id', '5']]), visitor, caller)).toEqual({ id: 5 });
  });

  test('rejects input that does not fit, and names the field', async () => {
    await expect(open.answer(new Map([['id', 'x']]), visitor, caller)).rejects.toMatchObject({
      kind: 'invalid',
      fields: { id: expect.any(String) },
    });
  });

  test('checks the right first', async () => {
    const closed = defineOperation({
      summary: 'x',
      when: {},
      access: 'site.manage',
      input: z.object({ id }),
      output: z.object({}),
      handle: async () => ({}),
      example: { input: {}, output: {} },
    });
    await expect(closed.answer(new Map(), visitor, caller)).rejects.toMatchObject({ kind: 'forbidden' });
  });

  test('is chosen by any of its fields, whatever its value; the one without fields matches the rest', () => {
    const file = defineEndpoint('x.php', [marked, open]);
    expect(findOperation(file, new Map([['b', null]]))).toBe(marked);
    expect(findOperation(file, new Map([['c', 1]]))).toBe(open);
    expect(findOperation(defineEndpoint('x.php', [marked]), new Map())).toBeUndefined();
  });

  test('with a value of `crud` is chosen by this very value and nothing else', () => {
    const worded = { ...open, when: { crud: 'member' } };
    const file = defineEndpoint('x.php', [worded]);
    expect(findOperation(file, new Map(), 'member')).toBe(worded);
    for (const crud of ['MEMBER', 'members', '', null, undefined]) {
      expect(findOperation(file, new Map([['member', 1]]), crud)).toBeUndefined();
    }
  });
});

describe('a failure', () => {
  test('that is unexpected is reported by an id alone', () => {
    log.level = 'silent';
    const { status, body } = toFailureResponse(new Error('SELECT * FROM account at /srv/portal/lib/db.ts'));
    expect(status).toBe(500);
    expect(body).toEqual({
      status: false,
      code: 'BROKEN',
      message: expect.any(String),
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test('of the database is a 503 with a Retry-After', () => {
    log.level = 'silent';
    const away = Object.assign(new Error('x'), { code: 'ECONNREFUSED' });
    expect(toFailureResponse(away)).toMatchObject({
      status: 503,
      headers: { 'Retry-After': '5' },
      body: { code: 'BUSY' },
    });
  });

  test('that is expected has its own words', () => {
    const refused = new AppError('invalid', pickMessage(apiMessages, 'api.invalid'), {
      news_id: newsMessages['news.idRequired'].th,
    });
    expect(toFailureResponse(refused).body).toEqual({
      status: false,
      code: 'INVALID',
      message: 'News ID is required',
      errors: { news_id: 'News ID is required' },
    });
  });
});

describe('the documentation’s examples', () => {
  const all = endpoints.flatMap(({ name, operations }) => operations.map((one) => ({ name, operations, one })));

  test.each(all)('of $name ($one.summary) are true', ({ name, operations, one }) => {
    const fields = new Map(Object.entries(one.example.input));
    expect(findOperation({ name, operations }, fields, one.when.crud)).toBe(one);
    expect(one.input.safeParse(one.example.input).error).toBeUndefined();
    expect(one.output.parse(one.example.output)).toEqual(one.example.output);
    expect(Object.keys(one.input.shape)).toEqual(expect.arrayContaining(Object.keys(one.example.input)));
  });
});

/** @jest-environment node */
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { requestContext } from '@/lib/request/context';
import { logOptions } from './log';

/** A log of its own, with the lines it wrote. */
function openLog(level = 'info') {
  const lines: Record<string, unknown>[] = [];
  const into = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(
        ...String(chunk)
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line)),
      );
      done();
    },
  });
  return { lines, log: pino(logOptions(level), into) };
}

test('a line is one JSON object with time, level in words and message', () => {
  const { log, lines } = openLog();
  log.warn({ name: 'a job' }, 'ไม่สำเร็จ\nสองบรรทัด');
  expect(lines).toEqual([
    { level: 'warn', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), name: 'a job', msg: 'ไม่สำเร็จ\nสองบรรทัด' },
  ]);
});

test('every line of a request carries its id, also after waiting, and others carry none', async () => {
  const { log, lines } = openLog();
  log.info('before');
  await Promise.all(
    ['one', 'two'].map((id) =>
      requestContext.run({ id, tags: new Set() }, async () => {
        log.info('begun');
        await new Promise((resolve) => setTimeout(resolve, 5));
        log.info({ ms: 5 }, 'ended');
      }),
    ),
  );
  expect(lines.map(({ msg, request }) => [msg, request])).toEqual([
    ['before', undefined],
    ['begun', 'one'],
    ['begun', 'two'],
    ['ended', 'one'],
    ['ended', 'two'],
  ]);
});

test.each(['password', 'token', 'cookie', 'authorization', 'email', 'phone', 'idCard', 'address', 'user-agent'])(
  '%s is cut out wherever it appears',
  (name) => {
    const { log, lines } = openLog();
    const secret = { [name]: 'SECRETMARK' };
    log.error({ ...secret, headers: { ...secret, ok: 1 }, ask: { headers: secret } }, 'failed');
    expect(JSON.stringify(lines)).not.toContain('SECRETMARK');
    expect(lines[0]).toMatchObject({ headers: { ok: 1 } });
  },
);

test('LOG_LEVEL decides what is written', () => {
  const { log, lines } = openLog('error');
  log.warn('quiet');
  log.error('loud');
  expect(lines.map(({ msg }) => msg)).toEqual(['loud']);
});

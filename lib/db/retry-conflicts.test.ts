import { createGate } from '@/testing/gate';
import { db } from './db';
import { retryConflicts } from './retry-conflicts';

const KEYS = ['retry one', 'retry two'];
beforeEach(async () => {
  await db.setting.deleteMany({ where: { key: { in: KEYS } } });
});

test('two deadlocked transactions both complete, the loser at its second attempt', async () => {
  for (const key of KEYS) await db.setting.create({ data: { key, value: 0 } });
  let tries = 0;
  const bothHold = createGate();
  const add = (keys: readonly string[]) =>
    retryConflicts(() =>
      db.$transaction(async (tx) => {
        tries += 1;
        for (const key of keys) {
          await tx.$executeRaw`UPDATE setting SET value = to_jsonb(value::text::int + 1) WHERE key = ${key}`;
          if (tries === 2) bothHold.open();
          await bothHold.opened;
        }
      }),
    );
  await Promise.all([add(KEYS), add(KEYS.toReversed())]);
  const rows = await db.setting.findMany({ where: { key: { in: KEYS } } });
  expect(rows.map(({ value }) => value)).toEqual([2, 2]);
  expect(tries).toBe(3);
});

test('repeated conflicts end in an error, and other errors are not retried', async () => {
  await db.setting.create({ data: { key: 'retry one', value: 0 } });
  let tries = 0;
  const counting = (run: () => Promise<unknown>) => () => {
    tries += 1;
    return run();
  };
  const again = counting(() => db.setting.create({ data: { key: 'retry one', value: 0 } }));
  await expect(retryConflicts(again)).rejects.toMatchObject({ code: 'P2002' });
  expect(tries).toBe(4);
  tries = 0;
  await expect(retryConflicts(counting(() => db.$queryRaw`SELECT 1 / 0`))).rejects.toThrow();
  expect(tries).toBe(1);
});

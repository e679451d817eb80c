import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { command } from './command';
import { db, type Transaction } from './db';
import { retryDeadlock } from './retry-deadlock';

/** Takes a row of the settings, by a statement of Prisma or one of our own. */
const takers = {
  Prisma: (tx: Transaction, key: string) => tx.setting.update({ where: { key }, data: { value: 'command' } }),
  'our own': (tx: Transaction, key: string) => tx.$queryRaw`SELECT key FROM setting WHERE key = ${key} FOR UPDATE`,
} as const;

/** Lets nobody through before two are there. */
function aBarrier() {
  const doors: (() => void)[] = [];
  return () =>
    new Promise<void>((open) => {
      doors.push(open);
      if (doors.length >= 2) for (const door of doors) door();
    });
}

test.each(['Prisma', 'our own'] as const)('commands that lock one another by %s statements both end', async (by) => {
  const keys = [randomUUID(), randomUUID()];
  await db.setting.createMany({ data: keys.map((key) => ({ key, value: 'before' })) });
  const meet = aBarrier();
  let runs = 0;
  const save = command({
    access: 'site.manage',
    input: z.array(z.string()),
    touches: () => [],
    run: async ([first = '', second = ''], _, tx) => {
      runs += 1;
      await takers[by](tx, first);
      await meet();
      await takers[by](tx, second);
      return 'saved';
    },
  });
  const portal = { role: 'VecAdmin', name: 'ระบบ' } as const;
  expect(await Promise.all([save(keys, portal), save(keys.toReversed(), portal)])).toEqual(['saved', 'saved']);
  expect(runs).toBe(3);
});

test('any other fault is told at once, and a deadlock that stays after three tries', async () => {
  const deadlock = Object.assign(new Error('write conflict'), { code: 'P2034' });
  for (const [fault, tries] of [
    [new Error('a bug'), 1],
    [deadlock, 3],
  ] as const) {
    const transaction = jest.fn(async () => Promise.reject(fault));
    await expect(retryDeadlock(transaction)).rejects.toBe(fault);
    expect(transaction).toHaveBeenCalledTimes(tries);
  }
});

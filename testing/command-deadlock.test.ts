import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { command } from '@/lib/command/command';
import { db, type Transaction } from '@/lib/db/db';

/** Locks a row of the settings, by a Prisma query or by raw SQL. */
const takers = {
  Prisma: (tx: Transaction, key: string) => tx.setting.update({ where: { key }, data: { value: 'command' } }),
  'our own': (tx: Transaction, key: string) => tx.$queryRaw`SELECT key FROM setting WHERE key = ${key} FOR UPDATE`,
} as const;

/** Barrier that opens once two callers wait. */
function aBarrier() {
  const doors: (() => void)[] = [];
  return () =>
    new Promise<void>((open) => {
      doors.push(open);
      if (doors.length >= 2) for (const door of doors) door();
    });
}

test.each(['Prisma', 'our own'] as const)('commands that deadlock by %s statements both complete', async (by) => {
  const keys = [randomUUID(), randomUUID()];
  await db.setting.createMany({ data: keys.map((key) => ({ key, value: 'before' })) });
  const meet = aBarrier();
  let runs = 0;
  const save = command({
    access: 'site.manage',
    input: z.array(z.string()),
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

test('a command is retried after a deadlock, but not after a unique violation or a bug', async () => {
  for (const [code, tries] of [
    ['P2034', 4],
    ['P2002', 1],
    ['EBUG', 1],
  ] as const) {
    const fault = Object.assign(new Error('a fault'), { code });
    const run = jest.fn(async () => Promise.reject(fault));
    const save = command({ access: 'site.manage', input: z.object({}), invalidates: () => [], run });
    await expect(save({}, { role: 'VecAdmin', name: 'ระบบ' })).rejects.toBe(fault);
    expect(run).toHaveBeenCalledTimes(tries);
  }
});

import { db } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { aNewsroom } from '@/testing/newsroom';
import { buildSupervisedSql, supervisedBy } from './organisations.queries';

test('supervision is the same in both forms of its condition, for everybody', async () => {
  const { category: _, ...people } = await aNewsroom();
  const order = { select: { id: true }, orderBy: { id: 'asc' } } as const;
  const counts: Record<string, number> = {};
  for (const [name, viewer] of Object.entries(people)) {
    const found = await db.organisation.findMany({ where: supervisedBy(viewer), ...order });
    const rows: unknown = await db.$queryRaw(
      Prisma.sql`SELECT o.id FROM organisation o WHERE ${buildSupervisedSql(viewer)} ORDER BY o.id`,
    );
    expect([name, rows]).toEqual([name, found]);
    counts[name] = found.length;
  }
  expect(counts).toMatchObject({ college: 0, unit: 0, editor: 0, institute: 1, province: 1, department: 1 });
  expect(counts.administrator).toBe(await db.organisation.count());
});

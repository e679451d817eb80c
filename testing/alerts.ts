import { randomBytes, randomUUID } from 'node:crypto';
import { toFilterKey } from '@/features/alerts/alerts.rules';
import type { AlertFilter } from '@/features/news/filter/filter.schema';
import { db, type Prisma } from '@/lib/db/db';
import { HOUR_MS } from '@/lib/time/units';

/** Unique e-mail address. */
export const anEmail = (): string => `reader-${randomUUID()}@example.org`;

type AlertOverrides = Partial<Omit<Prisma.AlertUncheckedCreateInput, 'filter'>> & {
  email?: string;
  filter?: AlertFilter;
};

/** An alert, confirmed an hour ago, by default immediate, with its own address. */
export async function anAlert({ email = anEmail(), filter = {}, ...given }: AlertOverrides = {}) {
  const address = await db.alertAddress.upsert({
    where: { email },
    create: { email, secret: randomBytes(16) },
    update: {},
  });
  const alert = await db.alert.create({
    data: {
      filter,
      filterKey: toFilterKey(filter),
      rhythm: 'now',
      confirmedAt: new Date(Date.now() - HOUR_MS),
      ...given,
      addressId: address.id,
    },
  });
  return { ...alert, email, address };
}

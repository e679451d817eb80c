import type { Prisma, Transaction } from '@/lib/db/db';
import { executives } from '../content/executives';
import { policies } from '../content/policies/policies';
import { writePolicy } from '../content/policies/shape';
import type { DemoFiles } from '../files';

/** Versions of the demo's policies; each came into force at the start of its day, and was published two weeks before. */
export const policyRows: Prisma.PolicyVersionCreateManyInput[] = policies.flatMap((seed) =>
  seed.editions.map(({ day, changes, note }, at) => {
    const inForceAt = new Date(`${day}T00:00:00+07:00`);
    const createdAt = new Date(inForceAt);
    createdAt.setUTCDate(createdAt.getUTCDate() - 14);
    return { kind: seed.kind, number: at + 1, html: writePolicy(seed, at + 1), changes, note, inForceAt, createdAt };
  }),
);

/** Writes the policies; the demo's terms replace those that come with the database, as nobody has accepted them yet. */
export async function createPolicies(tx: Transaction, data: Prisma.PolicyVersionCreateManyInput[]): Promise<void> {
  await tx.policyVersion.deleteMany({ where: { kind: 'terms' } });
  await tx.policyVersion.createMany({ data });
}

export const buildExecutiveRows = (files: DemoFiles): Prisma.ExecutiveCreateManyInput[] =>
  executives.map(({ pictureKey, ...seed }, at) => ({
    ...seed,
    mediaId: files.findId(pictureKey),
    position: (at + 1) * 10,
  }));

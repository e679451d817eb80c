import { cache } from 'react';
import type { Viewer } from '../auth/viewer';
import { db, type Prisma } from '../db';
import { isPublic } from '../news/queries';
import type { HomeFigures, HomeScope } from './schema';

/** Matches no row; in a condition, an undefined id would match all. */
const NOBODY = -1;

/** The name of the organisation an account belongs to, or undefined; read once a request. */
export const findOrganisationName = cache(async (id: number | undefined): Promise<string | undefined> => {
  if (id === undefined) return undefined;
  const row = await db.organisation.findUnique({ where: { id }, select: { name: true } });
  return row?.name;
});

/** How many registrations wait for a decision; read once a request. */
export const countWaitingRequests = cache((): Promise<number> => {
  return db.registrationRequest.count({ where: { status: 'waiting' } });
});

/** What the readers see of a scope, how often they have read it, and what waits or was sent back. */
export async function readHomeFigures(scope: HomeScope, viewer: Viewer, now = new Date()): Promise<HomeFigures> {
  const mine = { AND: [rowsOf(scope, viewer)] };
  const [published, waiting, returned, counts] = await Promise.all([
    db.news.count({ where: { ...mine, ...isPublic(now) } }),
    db.news.count({ where: { ...mine, status: 'wait', deletedAt: null } }),
    db.news.count({ where: { ...mine, status: 'return', deletedAt: null } }),
    db.newsCount.aggregate({ where: { news: { ...mine, ...isPublic(now) } }, _sum: { reads: true } }),
  ]);
  return { published, waiting, returned, reads: counts._sum.reads ?? 0 };
}

function rowsOf(scope: HomeScope, { organisationId = NOBODY, ownId = NOBODY }: Viewer): Prisma.NewsWhereInput {
  const conditions: Record<HomeScope, Prisma.NewsWhereInput> = {
    self: { collegeUserId: ownId },
    own: { organisationId },
    all: {},
  };
  return conditions[scope];
}

import type { Prisma } from '@/lib/db/db';
import { absentOfficeColumns, buildRepresentedWhere } from './stand-ins';

/** All that a request needs of its account, in one statement. */
export const buildAccountInclude = (now: Date) =>
  ({
    account: {
      include: {
        systemUser: { include: { organisation: { select: { id: true, status: true } } } },
        collegeUser: { include: { organisation: { select: { id: true, status: true } } } },
        member: { select: { id: true, email: true } },
        standsInFor: { where: buildRepresentedWhere(now), select: absentOfficeColumns },
      },
    },
  }) satisfies Prisma.SessionInclude;

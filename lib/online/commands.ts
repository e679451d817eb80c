import { z } from 'zod';
import type { Role } from '../auth/access';
import { endSession } from '../auth/sessions';
import { command } from '../command';
import { AppError } from '../errors';

type Group = 'organisations' | 'colleges' | 'general';

/** The count that each kind of visitor belongs to. */
const groupOf: Readonly<Record<Role, Group>> = {
  visitor: 'general',
  member: 'general',
  usercollege: 'colleges',
  college: 'colleges',
  iven: 'organisations',
  VecProvince: 'organisations',
  veccentral: 'organisations',
  veccentraldep: 'organisations',
  newseditors: 'organisations',
  VecAdmin: 'organisations',
};

/** A page says that somebody is looking at it; the same visitor stays one row. Robots leave none. */
export const markPresent = command({
  access: 'presence.own',
  input: z.object({}),
  touches: () => [],
  run: async (_, viewer, tx) => {
    if (!viewer.counted || viewer.counted.robot) return { noted: false };
    const visitor = viewer.counted.visitorKey;
    const row = { group: groupOf[viewer.role], accountId: viewer.accountId, seenAt: new Date() };
    await tx.presence.upsert({ where: { visitor }, create: { visitor, ...row }, update: row });
    return { noted: true };
  },
});

/** Somebody signed in goes, as old clients say it: no longer online, and the session is over. */
export const leave = command({
  access: 'session.end',
  input: z.object({}),
  touches: () => [],
  run: async (_, { accountId, session }, tx) => {
    if (accountId === undefined || !session) throw new AppError('forbidden', 'errors.forbidden');
    await tx.presence.deleteMany({ where: { accountId } });
    await endSession(tx, session.idHash);
    return accountId;
  },
  audit: (_, accountId) => ({ action: 'session.end', noun: 'account', nounId: accountId }),
});

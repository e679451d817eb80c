import { z } from 'zod';
import type { Role } from '../auth/access';
import { command } from '../command';

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

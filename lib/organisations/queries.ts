import { db } from '../db';
import { seen, tag } from '../trace';

/** Account types that may register for a password. */
export const REGISTERING_ROLES = ['college', 'iven', 'VecProvince', 'veccentral', 'veccentraldep'] as const;

export type Institution = { name: string; userName: string; role: string; department: string };

/** The institutions a registration may choose from: office logins of open accounts, by name in Thai order. */
export async function listInstitutions(): Promise<Institution[]> {
  seen(tag.organisations);
  const rows = await db.systemUser.findMany({
    where: {
      isOffice: true,
      account: { status: 'open', role: { in: [...REGISTERING_ROLES] } },
      organisation: { status: 'open' },
    },
    select: {
      userName: true,
      account: { select: { role: true } },
      organisation: { select: { name: true, department: { select: { name: true } } } },
    },
  });
  const institutions = rows.map((row) => ({
    name: row.organisation.name,
    userName: row.userName,
    role: row.account.role,
    department: row.organisation.department?.name ?? '',
  }));
  return institutions.sort((a, b) => a.name.localeCompare(b.name, 'th'));
}

import { type RoleFacts, roleTable } from '../auth/role-table';
import type { Area, AreaRole } from './schema';

/** Role, address and title of an area, as the table of roles has them. */
export function getAreaHead(role: AreaRole): Pick<Area, 'role' | 'root' | 'title'> {
  const { area, title }: { area: NonNullable<RoleFacts['area']>; title: Area['title'] } = roleTable[role];
  return { role, root: area.root, title: area.title ?? title };
}

import type { Role } from '../auth/roles';
import { areas } from './areas';
import { areasMessages } from './messages';
import { buildRowHref } from './navigation';
import { type GroupName, groupNames, type IconName, type MenuEntry, type MenuSection } from './schema';

const groupLabels: Readonly<Record<GroupName, { title?: string; icon?: IconName }>> = {
  main: {},
  news: { title: areasMessages['areas.groupNews'], icon: 'files' },
  users: { title: areasMessages['areas.groupUsers'], icon: 'people' },
  site: { title: areasMessages['areas.groupSite'], icon: 'settings' },
  own: { title: areasMessages['areas.groupOwn'] },
};

/** Sidebar sections of a role's area; empty sections are left out. A visitor has none. */
export function buildMenu(role: Role): MenuSection[] {
  if (role === 'visitor') return [];
  const area = areas[role];
  const sections = groupNames.map((name) => {
    const rows = area.rows.filter((row) => !row.hidden && row.group === name);
    const entries: MenuEntry[] = rows.map((row) => ({
      path: row.path,
      href: buildRowHref(area, row),
      title: row.title,
      lead: row.lead,
      icon: row.icon,
    }));
    if (name === 'main') entries.splice(1, 0, ...(area.links ?? []));
    return { name, ...groupLabels[name], entries };
  });
  return sections.filter(({ entries }) => entries.length > 0);
}

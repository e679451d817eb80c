/** Tabs of an organisation's page, in their order; `members` are the organisations that it supervises. */
export const pageTabs = [
  'overview',
  'members',
  'people',
  'news',
  'notices',
  'reports',
  'voices',
  'logins',
  'statistics',
] as const;
export type PageTab = (typeof pageTabs)[number];

/** Facts on which a viewer's rights to an organisation depend: its kind, and whether it is the viewer's own. */
export type PageSubject = { kind: string; own: boolean };

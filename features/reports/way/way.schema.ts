/** Ways of a college's report: straight to the agency, or through its provincial office (or institute) first. */
export const reportWays = ['straight', 'province'] as const;
export type ReportWay = (typeof reportWays)[number];

/** Kinds of offices at whose desk a college's report may lie. */
export const deskKinds = ['province', 'institute'] as const;
export type Desk = { kind: (typeof deskKinds)[number]; id: number; name: string };

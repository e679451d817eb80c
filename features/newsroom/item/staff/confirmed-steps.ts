/** Steps that need a confirmation first. */
export const confirmedSteps = ['return', 'hide', 'bin'] as const;
export type ConfirmedStep = (typeof confirmedSteps)[number];

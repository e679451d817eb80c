/** The steps that ask something before they are taken. */
export const confirmedSteps = ['return', 'hide', 'bin'] as const;
export type ConfirmedStep = (typeof confirmedSteps)[number];

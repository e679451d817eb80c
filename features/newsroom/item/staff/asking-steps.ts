/** The steps that ask something before they are taken. */
export const askingSteps = ['return', 'hide', 'bin'] as const;
export type AskingStep = (typeof askingSteps)[number];

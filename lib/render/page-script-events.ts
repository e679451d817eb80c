/** Window event that asks for the scripts of a public page: the reader needs them. */
export const SCRIPTS_WANTED = 'portal:wanted';
/** Window event after React has hydrated a page. */
export const SCRIPTS_READY = 'portal:ready';
/** Global array of what a reader did before hydration, kept by components/ui/page/keep-early-input.ts. */
export const EARLY_INPUT = 'earlyInput';
/** An event before hydration, and what its field held then. */
export type EarlyInput = { event: Event; value: string | undefined; checked: boolean };

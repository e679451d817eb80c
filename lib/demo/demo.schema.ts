/** Setting that marks demo content, with accounts of a publicly known password. */
export const DEMO_SETTING = 'demo';

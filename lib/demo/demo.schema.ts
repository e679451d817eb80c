/** The setting that demo content leaves: whose accounts have a password that everybody knows. */
export const DEMO_SETTING = 'demo';

import { readFileSync } from 'node:fs';

const SETTING = /^#?\s*([A-Z][A-Z0-9_]+)=/gm;

/** Far from Bangkok, so that a day computed in the server's time zone shows as a failure. */
const TIME_ZONE = 'America/New_York';

/**
 * Environment in which this machine's settings for the portal, and those of a file `.env`, have no effect.
 *
 * @param {Record<string, string>} settings that apply instead
 */
export function testEnv(settings) {
  const names = [...readFileSync('.env.example', 'utf8').matchAll(SETTING)].map(([, name]) => name);
  return {
    ...process.env,
    ...Object.fromEntries(names.map((name) => [name, ''])),
    NEXT_TELEMETRY_DISABLED: '1',
    TZ: TIME_ZONE,
    ...(process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {}),
    ...settings,
  };
}

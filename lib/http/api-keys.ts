import { createHmac } from 'node:crypto';
import { getSecrets } from '@/lib/crypto/secrets';
import { env } from '@/lib/env/env';

/**
 * API keys that clients of the legacy calls may send. If the operator has set none, our own pages still need one: it is
 * derived from this installation's secret.
 */
export function getApiKeys(): readonly string[] {
  if (env.API_KEYS.length > 0) return env.API_KEYS;
  return [createHmac('sha256', getSecrets().session).update('page key').digest('base64url')];
}

/** API key of our own pages. */
export const getPageApiKey = (): string => getApiKeys()[0] ?? '';

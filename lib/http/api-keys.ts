import { createHmac } from 'node:crypto';
import { getSecrets } from '@/lib/crypto/secrets';
import { env } from '@/lib/env/env';

/**
 * The labels that clients of the old calls may send. Where the operator has set none, our own pages still need one: it is
 * made from this installation's secret.
 */
export function getApiKeys(): readonly string[] {
  if (env.API_KEYS.length > 0) return env.API_KEYS;
  return [createHmac('sha256', getSecrets().session).update('page key').digest('base64url')];
}

/** The label under which our own pages call. */
export const getPageApiKey = (): string => getApiKeys()[0] ?? '';

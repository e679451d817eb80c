import { createHmac } from 'node:crypto';
import { type Challenge, createChallenge, randomInt } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { getSecrets } from '@/lib/crypto/secrets';
import { getCurrentMs } from '@/lib/time/current-time';
import { PROOF_SECONDS } from './proof-of-work.schema';

/** Hashes per attempt. A browser's own loop manages 0.1 (slow phone) to 1 million per second. */
const COST = 60;
/** Attempts until the solution: 0.3 to 1 s on a phone. */
const TRIES = { least: 1_000, most: 2_500 } as const;

const deriveSecret = (name: string): string =>
  createHmac('sha256', getSecrets().session).update(name).digest('base64url');

/** Keys for signing challenges, derived from the session secret. */
export const getProofKeys = () => ({
  hmacSignatureSecret: deriveSecret('proof of work'),
  hmacKeySignatureSecret: deriveSecret('proof of work, found key'),
});

/** Creates a signed challenge, valid for 10 minutes. Nothing is stored for it. */
export function generateChallenge(now = getCurrentMs()): Promise<Challenge> {
  return createChallenge({
    ...getProofKeys(),
    algorithm: 'SHA-256',
    cost: COST,
    counter: randomInt(TRIES.most, TRIES.least),
    deriveKey,
    expiresAt: Math.floor(now / 1_000) + PROOF_SECONDS,
  });
}

import { createHmac } from 'node:crypto';
import { type Challenge, createChallenge, randomInt } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { listSessionKeys } from '@/lib/crypto/session-keys';
import { getCurrentMs } from '@/lib/time/current-time';
import { PROOF_SECONDS } from './proof-of-work.schema';

/** Hashes per attempt. A browser's own loop manages 0.1 (slow phone) to 1 million per second. */
const COST = 60;
/** Attempts until the solution: 0.3 to 1 s on a phone. */
const TRIES = { least: 1_000, most: 2_500 } as const;

const deriveSecret = (key: string, name: string): string => createHmac('sha256', key).update(name).digest('base64url');

/** Keys for signing challenges, derived from the session keys: those to sign with first, then others that still count. */
export const listProofKeys = () =>
  listSessionKeys().map((key) => ({
    hmacSignatureSecret: deriveSecret(key, 'proof of work'),
    hmacKeySignatureSecret: deriveSecret(key, 'proof of work, found key'),
  }));

/** Creates a signed challenge, valid for 10 minutes. Nothing is stored for it. */
export function generateChallenge(now = getCurrentMs()): Promise<Challenge> {
  return createChallenge({
    ...listProofKeys()[0],
    algorithm: 'SHA-256',
    cost: COST,
    counter: randomInt(TRIES.most, TRIES.least),
    deriveKey,
    expiresAt: Math.floor(now / 1_000) + PROOF_SECONDS,
  });
}

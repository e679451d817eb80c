import { createHmac } from 'node:crypto';
import { type Challenge, createChallenge, randomInt } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { secrets } from '@/lib/crypto/secrets';
import { currentMs } from '@/lib/time/current-time';
import { PROOF_SECONDS } from './proof-of-work.schema';

/** Hashes of one try. A browser's own loop manages 0.1 (slow phone) to 1 million a second. */
const COST = 60;
/** Tries until the right one is found: 0.3 to 1 s on a phone. */
const TRIES = { least: 1_000, most: 2_500 } as const;

const keyFor = (name: string): string => createHmac('sha256', secrets().session).update(name).digest('base64url');

/** What challenges are signed with, made from the session secret. */
export const proofKeys = () => ({
  hmacSignatureSecret: keyFor('proof of work'),
  hmacKeySignatureSecret: keyFor('proof of work, found key'),
});

/** A fresh signed challenge, good for 10 minutes. Nothing is stored for it. */
export function makeChallenge(now = currentMs()): Promise<Challenge> {
  return createChallenge({
    ...proofKeys(),
    algorithm: 'SHA-256',
    cost: COST,
    counter: randomInt(TRIES.most, TRIES.least),
    deriveKey,
    expiresAt: Math.floor(now / 1_000) + PROOF_SECONDS,
  });
}

import { z } from 'zod';

/** How long a challenge may be answered. */
export const PROOF_SECONDS = 600;
/** The address of a fresh challenge. */
export const PROOF_PATH = '/api/v1/proof';
/** Characters of a proof at most; a true one has some 700. */
export const MAX_PROOF_LENGTH = 2_000;

const HEX = /^[0-9a-f]+$/;
const hex = z.string().regex(HEX).max(256);
const amount = z.number().int().min(1);

/** What a browser sends: the challenge as it was given, and what it found. More than is signed is refused. */
export const proofPayload = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal('SHA-256'),
      nonce: hex,
      salt: hex,
      cost: amount,
      keyLength: amount,
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: amount,
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number().int().min(0), derivedKey: hex, time: z.number().optional() }),
});
export type ProofPayload = z.infer<typeof proofPayload>;

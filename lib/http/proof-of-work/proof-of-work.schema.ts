import { z } from 'zod';

/** Lifetime of a challenge. */
export const PROOF_SECONDS = 600;
/** Address that returns a new challenge. */
export const PROOF_PATH = '/api/v1/proof';
/** Maximum length of a proof; a valid one has some 700 characters. */
export const MAX_PROOF_LENGTH = 2_000;

const HEX = /^[0-9a-f]+$/;
const hex = z.string().regex(HEX).max(256);
const amount = z.number().int().min(1);

/** Proof from the browser: the unchanged challenge and its solution. Parameters beyond the signed ones are refused. */
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

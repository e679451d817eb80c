import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { db } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { parseJson } from '@/lib/text/parse-json';
import { proofMessages } from './proof-of-work.messages';
import { listProofKeys } from './proof-of-work.queries';
import { MAX_PROOF_LENGTH, type ProofPayload, proofPayload } from './proof-of-work.schema';

const createProofError = (key: keyof typeof proofMessages) => new AppError('invalid', pickMessage(proofMessages, key));

/**
 * Verifies the proof of work of a form and marks it as used.
 *
 * @param raw the unparsed field `proof`: base64 of the challenge and its solution as JSON
 * @throws AppError 'invalid' with proof.missing; proof.wrong if it is invalid, tampered with or older than 10 minutes;
 *   proof.used on the second use, on any instance
 */
export async function consumeProof(raw: string | undefined): Promise<void> {
  if (!raw) throw createProofError('proof.missing');
  const { challenge, solution } = readProof(raw);
  if (!(await isVerified(challenge, solution))) throw createProofError('proof.wrong');
  const { nonce, expiresAt } = challenge.parameters;
  const { count } = await db.usedProof.createMany({
    data: { nonce, expiresAt: new Date(expiresAt * 1_000) },
    skipDuplicates: true,
  });
  if (count === 0) throw createProofError('proof.used');
}

async function isVerified(challenge: ProofPayload['challenge'], solution: ProofPayload['solution']): Promise<boolean> {
  for (const keys of listProofKeys()) {
    const { verified } = await verifySolution({ ...keys, challenge, solution, deriveKey });
    if (verified) return true;
  }
  return false;
}

function readProof(raw: string): ProofPayload {
  if (raw.length > MAX_PROOF_LENGTH) throw createProofError('proof.wrong');
  const read = proofPayload.safeParse(parseJson(Buffer.from(raw, 'base64').toString('utf8')));
  if (!read.success) throw createProofError('proof.wrong');
  return read.data;
}

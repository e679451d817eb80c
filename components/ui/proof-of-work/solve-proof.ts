import { sha256 } from '@noble/hashes/sha2.js';
import { type DeriveKeyFunction, solveChallenge } from 'altcha-lib';
import { PROOF_PATH } from '@/lib/http/proof-of-work/proof-of-work.schema';

/** Milliseconds of work after which the page gets a turn, so that it stays usable. */
const SLICE_MS = 10;

/**
 * Fetches a challenge and solves it.
 *
 * @returns the value of a form's field `proof`; undefined if there was no challenge or the work was aborted
 */
export async function solveProof(controller: AbortController): Promise<string | undefined> {
  const response = await fetch(PROOF_PATH, { cache: 'no-store', signal: controller.signal });
  if (!response.ok) return undefined;
  const challenge = await response.json();
  const solution = await solveChallenge({ challenge, controller, deriveKey: createSlicedDeriveKey() });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}

function createSlicedDeriveKey(): DeriveKeyFunction {
  let began = performance.now();
  return async ({ cost }, salt, password) => {
    if (performance.now() - began > SLICE_MS) {
      await new Promise((done) => setTimeout(done));
      began = performance.now();
    }
    const joined = new Uint8Array(salt.length + password.length);
    joined.set(salt);
    joined.set(password, salt.length);
    let derivedKey = joined;
    for (let round = 0; round < cost; round += 1) derivedKey = sha256(derivedKey);
    return { derivedKey };
  };
}

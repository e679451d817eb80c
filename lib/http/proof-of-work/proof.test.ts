import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { db } from '@/lib/db/db';
import { deleteExpired } from '@/lib/jobs/cleanup';
import { consumeProof } from './proof-of-work.commands';
import { generateChallenge } from './proof-of-work.queries';

const wrap = (challenge: unknown, solution: unknown) =>
  Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');

const solve = async (challenge: Challenge) => wrap(challenge, await solveChallenge({ challenge, deriveKey }));
const aProof = async (at?: number) => solve(await generateChallenge(at));

const refusal = (key: string) => expect.objectContaining({ kind: 'invalid', key });

describe('a proof of work', () => {
  test('is accepted once, even if sent many times at once', async () => {
    const proof = await aProof();
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => consumeProof(proof)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toEqual(Array.from({ length: 19 }, () => refusal('proof.used')));
  });

  test.each([undefined, ''])('is missing if the form sent %p', async (raw) => {
    await expect(consumeProof(raw)).rejects.toEqual(refusal('proof.missing'));
  });

  test.each(['x', '{}', 'bnVsbA==', 'A'.repeat(5_000), wrap({}, {}), wrap({ parameters: {} }, null)])(
    'is wrong if the form sent %s',
    async (raw) => {
      await expect(consumeProof(raw)).rejects.toEqual(refusal('proof.wrong'));
    },
  );

  test('is wrong after 10 minutes, even with a changed expiry', async () => {
    const old = await generateChallenge(Date.now() - 601_000);
    await expect(solve(old).then(consumeProof)).rejects.toEqual(refusal('proof.wrong'));
    const later = { ...old, parameters: { ...old.parameters, expiresAt: Math.floor(Date.now() / 1_000) + 600 } };
    await expect(solve(later).then(consumeProof)).rejects.toEqual(refusal('proof.wrong'));
    const { expiresAt: _, ...endless } = old.parameters;
    await expect(solve({ ...old, parameters: endless }).then(consumeProof)).rejects.toEqual(refusal('proof.wrong'));
  });

  test('is wrong when the work was made easier or left out', async () => {
    const challenge = await generateChallenge();
    const easy = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0', cost: 1 } };
    await expect(solve(easy).then(consumeProof)).rejects.toEqual(refusal('proof.wrong'));
    const guess = { counter: 1, derivedKey: challenge.parameters.keyPrefix.padEnd(64, '0') };
    await expect(consumeProof(wrap(challenge, guess))).rejects.toEqual(refusal('proof.wrong'));
    const { signature: _, ...unsigned } = challenge;
    await expect(consumeProof(wrap(unsigned, guess))).rejects.toEqual(refusal('proof.wrong'));
  });

  test('is invalid for another challenge', async () => {
    const [first, second] = await Promise.all([generateChallenge(), generateChallenge()]);
    const solution = await solveChallenge({ challenge: first, deriveKey });
    await expect(consumeProof(wrap(second, solution))).rejects.toEqual(refusal('proof.wrong'));
  });

  test('is deleted once it has expired', async () => {
    await consumeProof(await aProof());
    const before = await db.usedProof.count();
    await deleteExpired(Date.now() + 2 * 3_600_000);
    expect(before).toBeGreaterThan(0);
    expect(await db.usedProof.count()).toBe(0);
  });
});

import { consumeProof } from '@/lib/http/proof-of-work/proof-of-work.commands';
import { generateChallenge } from '@/lib/http/proof-of-work/proof-of-work.queries';
import { solveProof } from './solve-proof';

test('the server accepts the proof that a browser computes without HTTPS', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(await generateChallenge()));
  const proof = await solveProof(new AbortController());
  expect(proof).toBeDefined();
  await expect(consumeProof(proof)).resolves.toBeUndefined();
});

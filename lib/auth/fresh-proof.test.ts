import { env } from '@/lib/env/env';
import { MINUTE_MS } from '@/lib/time/units';
import { assertFreshProof } from './fresh-proof';

const now = new Date('2026-11-27T03:00:00Z');
const proved = (minutes: number) => ({
  role: 'VecAdmin' as const,
  accountId: 1,
  session: { idHash: new Uint8Array(32), provedAt: new Date(now.getTime() - minutes * MINUTE_MS) },
});
const refusal = { kind: 'forbidden', key: 'errors.proof' };
const tryProof = (viewer: Parameters<typeof assertFreshProof>[0]) => () => assertFreshProof(viewer, now);

test('a proof counts for the minutes of the setting, and no longer', () => {
  expect(tryProof(proved(0))).not.toThrow();
  expect(tryProof(proved(env.FRESH_PROOF_MINUTES))).not.toThrow();
  expect(tryProof(proved(env.FRESH_PROOF_MINUTES + 1))).toThrow(expect.objectContaining(refusal));
});

test('one dated in the future is none, and neither is a session without any', () => {
  expect(tryProof(proved(-5))).toThrow(expect.objectContaining(refusal));
  expect(tryProof({ ...proved(0), session: { idHash: new Uint8Array(32) } })).toThrow(expect.objectContaining(refusal));
});

test('the portal itself, which has no session, owes none', () => {
  expect(tryProof({ role: 'VecAdmin' })).not.toThrow();
  expect(tryProof({ role: 'VecAdmin', accountId: 1 })).not.toThrow();
});

import { joinKey } from '@/lib/cache/cache-key';
import { toClientKey } from '@/lib/http/client-address';
import { createRateLimitError, getLimiter, hashKey, tryConsume } from '@/lib/http/rate-limit/database';
import { pickMessage } from '@/lib/messages/message';
import { DAY_SECONDS, MINUTE_SECONDS } from '@/lib/time/units';
import { authMessages } from './messages';

const limitPerNameAndAddress = () => getLimiter('login.pair');
const limitStrikes = () => getLimiter('login.strikes');
const limitPerName = () => getLimiter('login.name');
const limitPerAddress = () => getLimiter('login.address');

/** First wait in seconds, doubled with every further one of the same day. */
const FIRST_WAIT = 10 * MINUTE_SECONDS;
const tooManyMessage = pickMessage(authMessages, 'login.tooMany');

export type LoginAttempt = { kind: string; name: string; address: string; knownDevice: boolean };

/**
 * Counts an attempt before its password is checked, so that simultaneous ones cannot all pass. Names are stored as
 * keyed hashes.
 *
 * @returns a function that takes the attempt back from the counters, to call if the password was right
 * @throws AppError 'limited' after 5 attempts for a name from one address in 15 minutes, 20 for a name in an hour from
 *   unknown devices, 100 from an address in an hour
 */
export async function registerLoginAttempt({
  kind,
  name,
  address,
  knownDevice,
}: LoginAttempt): Promise<() => Promise<void>> {
  const named = hashKey(joinKey(kind, name));
  const client = toClientKey(address);
  const pair = joinKey(named, client);
  const overPair = await tryConsume(limitPerNameAndAddress(), pair, client);
  if (overPair) throw createRateLimitError({ msBeforeNext: await extendWait(pair, overPair) }, tooManyMessage);
  const overAddress = await tryConsume(limitPerAddress(), client);
  if (overAddress) throw createRateLimitError(overAddress, tooManyMessage);
  const overName = knownDevice ? undefined : await tryConsume(limitPerName(), named, client);
  if (overName) throw createRateLimitError(overName, tooManyMessage);
  return async () => {
    await Promise.all([
      limitPerNameAndAddress().delete(pair),
      limitStrikes().delete(pair),
      limitPerAddress().reward(client),
      knownDevice ? undefined : limitPerName().reward(named),
    ]);
  };
}

/**
 * The attempt that exceeds the limit starts a wait, each time twice as long; attempts during the wait do not extend it.
 */
async function extendWait(pair: string, over: { consumedPoints: number; msBeforeNext: number }): Promise<number> {
  if (over.consumedPoints !== limitPerNameAndAddress().points + 1) return over.msBeforeNext;
  const { consumedPoints } = await limitStrikes().consume(pair);
  const seconds = Math.min(FIRST_WAIT * 2 ** (consumedPoints - 1), DAY_SECONDS);
  await limitPerNameAndAddress().block(pair, seconds);
  return seconds * 1_000;
}

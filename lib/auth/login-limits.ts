import { joinKey } from '@/lib/cache/cache-key';
import { clientKey } from '@/lib/http/client-address';
import { blindKey, limit, overrun, tooMany } from '@/lib/http/rate-limit/database';
import { DAY_SECONDS, MINUTE_SECONDS } from '@/lib/http/rate-limit/limits';

const perNameAndAddress = () => limit('login.pair');
const strikes = () => limit('login.strikes');
const perName = () => limit('login.name');
const perAddress = () => limit('login.address');

/** The first wait, doubled with every further one of the same day, in seconds. */
const FIRST_WAIT = 10 * MINUTE_SECONDS;
const MESSAGE = 'login.tooMany';

export type LoginTry = { kind: string; name: string; address: string; knownDevice: boolean };

/**
 * Counts a try before its password is looked at, so that many at once can't pass together. Names are kept as keyed hashes.
 *
 * @returns what to call when the password was right: the counters forget the try
 * @throws AppError 'limited' after 5 tries of a name from one address in 15 minutes, 20 of a name in an hour from
 *   unknown devices, 100 of an address in an hour
 */
export async function countLogin({ kind, name, address, knownDevice }: LoginTry): Promise<() => Promise<void>> {
  const named = blindKey(joinKey(kind, name));
  const client = clientKey(address);
  const pair = joinKey(named, client);
  const overPair = await overrun(perNameAndAddress(), pair, client);
  if (overPair) throw tooMany({ msBeforeNext: await lengthen(pair, overPair) }, MESSAGE);
  const overAddress = await overrun(perAddress(), client);
  if (overAddress) throw tooMany(overAddress, MESSAGE);
  const overName = knownDevice ? undefined : await overrun(perName(), named, client);
  if (overName) throw tooMany(overName, MESSAGE);
  return async () => {
    await Promise.all([
      perNameAndAddress().delete(pair),
      strikes().delete(pair),
      perAddress().reward(client),
      knownDevice ? undefined : perName().reward(named),
    ]);
  };
}

/** The try that breaks the limit starts a wait, each time twice as long; those during the wait leave it as it is. */
async function lengthen(pair: string, over: { consumedPoints: number; msBeforeNext: number }): Promise<number> {
  if (over.consumedPoints !== perNameAndAddress().points + 1) return over.msBeforeNext;
  const { consumedPoints } = await strikes().consume(pair);
  const seconds = Math.min(FIRST_WAIT * 2 ** (consumedPoints - 1), DAY_SECONDS);
  await perNameAndAddress().block(pair, seconds);
  return seconds * 1_000;
}

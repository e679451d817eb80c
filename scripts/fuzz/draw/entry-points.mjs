import { drawOddText } from '../odd.mjs';
import { drawAs, mutateFields, withFields, without, writeQuery } from './build.mjs';

const PARTS = `csrf session providers signin signout callback/credentials callback _log error
  verify-request %00 .. x`.split(/\s+/);
const FIELDS = [
  ['csrfToken', 'x'.repeat(64)],
  ['kind', 'usersystems'],
  ['name', 'nobody'],
  ['username', 'nobody'],
  ['password', 'wrong'],
  ['callbackUrl', '/'],
  ['json', 'true'],
];

/** next-auth's endpoints, existing and plausible ones. */
export function drawEntryPoint(dice, world) {
  const target = `/api/auth/${dice.chance(0.9) ? dice.pick(PARTS) : encodeURIComponent(drawOddText(dice).toWellFormed()).slice(0, 800)}`;
  const as = drawAs(dice, world, 'visitor');
  const fields = mutateFields(FIELDS, dice, world);
  if (dice.chance(0.4))
    return without({ topic: 'doors', as, target: `${target}${writeQuery(fields.slice(5), dice)}` }, dice);
  return withFields({ topic: 'doors', as, target, fields, form: dice.chance(0.7) ? 'form' : undefined }, dice, world);
}

import { API_KEY } from '../accounts.mjs';
import { drawOdd } from '../odd.mjs';
import { drawAs, mutateFields, withFields } from './build.mjs';

/** A legacy call: an example with some changes, or random fields. */
export function drawCall(dice, world) {
  const { path, cruds, examples, fields } = dice.pick(world.calls);
  const example = dice.chance(0.8) && examples.length > 0 ? dice.pick(examples) : {};
  const { ApiKey: _, ...rest } = example ?? {};
  const given = mutateFields(Object.entries(rest), dice, world, fields);
  const key = dice.chance(0.95) ? API_KEY : drawOdd(dice);
  const crud = dice.weigh([
    [dice.pick([...cruds, '']), 9],
    [dice.pick(['admin', 'USERSYSTEMS', '%00', '']), 1],
  ]);
  const query = cruds.length > 0 || dice.chance(0.05) ? `?crud=${crud}${dice.chance(0.03) ? '&crud=member' : ''}` : '';
  const as = drawAs(dice, world, dice.pick(['visitor', 'member', 'college', 'usercollege', 'VecAdmin']));
  return withFields(
    { topic: 'calls', as, target: `${path}${query}`, fields: [['ApiKey', key], ...given] },
    dice,
    world,
  );
}

import { encodeMultipart } from '../encode.mjs';
import { drawOdd } from '../odd.mjs';
import { drawAs, drawValue, mutateDeep, mutateFields, withBody, withFields, without, writeQuery } from './build.mjs';

/** Values of React's own encoding of arguments beyond JSON. */
const REFERENCES = `$undefined $D2569-01-01 $n9 $Q1 $W1 $K1 $F1 $@1 $B1 $h1 $$ $1:__proto__:x $-Infinity
  $T`.split(/\s+/);
const IDS = ['', 'x', '0'.repeat(42), 'f'.repeat(40), '../', '\u00ff', 'x'.repeat(5_000)];

/** A page's form as browsers without script send it, with some fields changed. */
export function drawForm(dice, world) {
  const { path, as: owner, method, fields } = dice.pick(world.forms);
  const as = drawAs(dice, world, owner);
  const mutated = mutateFields(fillIn(fields, dice, world), dice, world);
  if (method === 'GET') return without({ topic: 'actions', as, target: `${path}${writeQuery(mutated, dice)}` }, dice);
  return withFields(
    { topic: 'actions', as, target: path, fields: mutated, form: dice.chance(0.9) ? 'multipart' : 'form' },
    dice,
    world,
  );
}

const fillIn = (fields, dice, world) =>
  fields.map(([name, value]) => [
    name,
    value !== '' || name.startsWith('$') || dice.chance(0.4) ? value : drawValue(dice, world),
  ]);

/** A server action called by its id, with arguments that no page of the portal sends. */
export function drawAction(dice, world) {
  const { path, as: owner } = dice.pick(world.pages);
  const { id } = dice.pick(world.actions);
  const headers = [
    ['Next-Action', dice.chance(0.93) ? id : dice.pick(IDS)],
    ['Accept', 'text/x-component'],
  ];
  const wish = { topic: 'actions', as: drawAs(dice, world, owner), target: path, headers };
  if (dice.chance(0.4))
    return withBody({ ...wish, type: 'text/plain;charset=UTF-8', body: drawArguments(dice, world) }, dice, world);
  return withBody({ ...wish, ...drawFormArguments(dice, world) }, dice, world);
}

const drawArguments = (dice, world) =>
  Buffer.from(
    JSON.stringify(
      dice.some(
        [
          drawOdd(dice),
          dice.pick(REFERENCES),
          { id: drawValue(dice, world) },
          mutateDeep({ ids: [1, 2], id: 1 }, dice, world),
        ],
        3,
      ),
    ) ?? '',
  );

/** Arguments of an action with a form: the previous state, and fields with numbered names. */
function drawFormArguments(dice, world) {
  const { fields } = dice.pick(world.forms);
  const sent = mutateFields(fillIn(fields, dice, world), dice, world).map(([name, value]) => ({
    name: `1_${name}`,
    value,
  }));
  const first = dice.pick([
    '["$K1"]',
    '[{},"$K1"]',
    '[null,"$K1"]',
    '["$K1","$K1"]',
    `["${dice.pick(REFERENCES)}"]`,
    '[',
    '{"0":"$K1"}',
  ]);
  return encodeMultipart([...sent, { name: '0', value: first }], dice);
}

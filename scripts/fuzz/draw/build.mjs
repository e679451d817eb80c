import { damage, stretch } from '../damage.mjs';
import { encodeFields } from '../encode.mjs';
import { drawHeaders, drawOrigin } from '../headers.mjs';
import { drawOdd } from '../odd.mjs';

const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'then',
  '',
  'ก',
  'where',
  'select',
  'take',
  'id',
  'status',
  'role',
];
/** Paces of bodies that arrive in pieces; each takes a second at most. */
const PACES = [
  { bytes: 16, ms: 40 },
  { bytes: 1, ms: 5 },
  { bytes: 1_024, ms: 10 },
];
const SLOW_BYTES = 200;

/** Picks an account, mostly the owner. */
export const drawAs = (dice, world, owner) => (dice.chance(0.75) ? owner : dice.pick(['visitor', ...world.roles]));

/** A value that exists in the running portal, or an odd one. */
export function drawValue(dice, world) {
  if (dice.chance(0.35)) return drawOdd(dice);
  const id = dice.pick(dice.pick(Object.values(world.ids).filter(({ length }) => length > 0)));
  return dice.chance(0.5) ? id : String(id);
}

/** Changes, drops, duplicates or adds some of the fields. @param {[string, unknown][]} fields */
export function mutateFields(fields, dice, world, names = NAMES) {
  let mutated = [...fields];
  for (
    let times = dice.weigh([
      [0, 3],
      [1, 4],
      [2, 2],
      [4, 1],
    ]);
    times > 0;
    times--
  ) {
    const at = dice.below(mutated.length + 1);
    const [name = dice.pick(names)] = mutated[at] ?? [];
    const put = [name, drawValue(dice, world)];
    mutated = dice.weigh([
      [[...mutated.slice(0, at), put, ...mutated.slice(at + 1)], 6],
      [mutated.filter((_, place) => place !== at), 1],
      [[...mutated, put], 1],
      [[...mutated, [dice.pick([...names, ...NAMES]), drawOdd(dice)]], 1],
    ]);
  }
  return mutated;
}

/** Changes something deep inside of a value. */
export function mutateDeep(value, dice, world) {
  if (value === null || typeof value !== 'object' || dice.chance(0.05)) return drawValue(dice, world);
  const keys = Object.keys(value);
  if (keys.length === 0) return drawOdd(dice);
  const key = dice.pick(keys);
  const put = mutateDeep(value[key], dice, world);
  return Array.isArray(value) ? value.map((item, at) => (String(at) === key ? put : item)) : { ...value, [key]: put };
}

/** A value as text for URLs. */
export const asText = (value) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

/** A query string, sometimes with a repeated name. @param {[string, unknown][]} fields */
export function writeQuery(fields, dice) {
  const pairs = fields.map(
    ([name, value]) => `${escapeText(name, dice)}=${escapeText(asText(value).slice(0, 2_000), dice)}`,
  );
  return pairs.length > 0 ? `?${pairs.join(dice.pick(['&', '&', '&', '&&', ';']))}` : '';
}

function escapeText(text, dice) {
  const written = encodeURIComponent(text.toWellFormed());
  return dice.chance(0.95)
    ? written
    : dice.pick([written.replaceAll('%', '%25'), `${written}%`, `${written}%ff`, `${written}%00`]);
}

/**
 * A request with a body, its headers and its framing.
 *
 * @param {{ topic: string, as: string, method?: string, target: string, type?: string, body: Buffer, headers?:
 *   [string, string][] }} wish
 * @returns {import('../write.mjs').Request}
 */
export function withBody({ topic, as, method = 'POST', target, type, body, headers = [] }, dice, world) {
  const changed = dice.weigh([
    [body, 16],
    [damage(body, dice), 3],
    [stretch(body, dice), 1],
  ]);
  const isSlow = changed.length > 0 && changed.length <= SLOW_BYTES && dice.chance(0.02);
  return {
    ...{ topic, as, target, method: dice.chance(0.97) ? method : dice.pick(METHODS) },
    headers: [
      ...(type === undefined ? [] : [['Content-Type', type]]),
      ...drawOrigin(dice, world.url),
      ...headers,
      ...(dice.chance(0.3) ? drawHeaders(dice) : []),
    ],
    body: changed.toString('base64'),
    framing: dice.weigh([
      ['length', 20],
      ['chunked', 4],
      ['short', 0.2],
      ['long', 0.05],
    ]),
    ...(isSlow && { pace: dice.pick(PACES) }),
    ...(dice.chance(0.1) && { follow: true }),
  };
}
const METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'POST', 'BREW', 'post'];

/** A request with fields as the portal's own scripts and legacy clients send them. */
export function withFields({ fields, form, ...wish }, dice, world) {
  const { type, body } = encodeFields(fields, dice, form);
  return withBody({ ...wish, type, body }, dice, world);
}

/** @returns {import('../write.mjs').Request} a request without a body */
export const without = ({ topic, as, target, method = 'GET', headers = [] }, dice) => ({
  ...{ topic, as, target, method: dice.chance(0.94) ? method : dice.pick(METHODS) },
  headers: [...headers, ...(dice.chance(0.5) ? drawHeaders(dice) : [])],
  ...(dice.chance(0.05) && { follow: true }),
});

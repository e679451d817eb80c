import { parseArgs } from 'node:util';
import { StartError } from '../start/lines.mjs';

const USAGE =
  'ใช้: npm run bench [-- --items 10000 --only home,item --quick --keep --data DIR --rounds 9 --seconds 1] (usage)';
const OPTIONS = {
  items: { type: 'string' },
  only: { type: 'string' },
  quick: { type: 'boolean', default: false },
  keep: { type: 'boolean', default: false },
  data: { type: 'string' },
  rounds: { type: 'string' },
  seconds: { type: 'string' },
};

/**
 * Defaults of a run; a quick one only checks that everything works, its figures are not stored. Many short rounds:
 * machines change their speed from second to second, and a round is compared with the one beside it.
 */
const LONG = {
  ...{ items: 10_000, rounds: 9, seconds: 1, warmSeconds: 1, connections: [1, 16, 64] },
  ...{ crawl: 10_000, cold: 300, tries: 20, without: [] },
};
const QUICK = {
  ...{ items: 2_000, rounds: 1, seconds: 1, warmSeconds: 0, connections: [16] },
  ...{ crawl: 300, cold: 40, tries: 4, without: ['lighthouse', 'stop'] },
};

/**
 * Parses the command line.
 *
 * @param {string[]} words
 * @param {string[]} names of the existing rows
 * @returns items, rounds, seconds of each load, connections, number of pages crawled and of pages read cold,
 *   repetitions of single acts; `only` (undefined for all rows but those of `without`), `quick`, `keep`, `data` (folder
 *   of an earlier run with `keep`)
 * @throws {StartError} one line for an invalid option
 */
export function readOptions(words, names) {
  const values = parse(words);
  const whole = (name) => {
    if (values[name] === undefined) return {};
    const number = Number(values[name]);
    if (Number.isInteger(number) && number > 0) return { [name]: number };
    throw new StartError(`${USAGE}: --${name} ${values[name]}`);
  };
  const only = values.only?.split(',').filter(Boolean);
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown) throw new StartError(`${USAGE}: --only ${unknown}; ${names.join(', ')}`);
  const { quick, keep, data } = values;
  return {
    ...(quick ? QUICK : LONG),
    ...whole('items'),
    ...whole('rounds'),
    ...whole('seconds'),
    ...{ only, quick, keep, data },
  };
}

function parse(args) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new StartError(`${USAGE}: ${error.message}`);
  }
}

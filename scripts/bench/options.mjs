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
 * What one run measures; a quick one looks whether everything works, its figures are not kept. Many short turns: machines
 * change their speed from second to second, and a turn is compared with the one beside it.
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
 * Reads the command line.
 *
 * @param {string[]} words
 * @param {string[]} names of the rows there are
 * @returns items, rounds, seconds of each load, connections, how many pages are crawled, how many are read cold, how often
 *   single acts are tried; `only` (undefined for all rows but those of `without`), `quick`, `keep`, `data` (a folder kept by an earlier run)
 * @throws {StartError} one line for an option that can't be used
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

import { parseArgs } from 'node:util';
import { StartError } from '../start/lines.mjs';

const USAGE = 'ใช้: npm run chaos [-- --list | --only kill,power-cut --times 200 --outage 60] (usage)';
const OPTIONS = {
  list: { type: 'boolean', default: false },
  only: { type: 'string' },
  times: { type: 'string' },
  rounds: { type: 'string' },
  outage: { type: 'string' },
};

/**
 * Parses the command line.
 *
 * @param {string[]} words
 * @param {string[]} names of the faults
 * @returns {{ list: boolean, only: string[], times?: number, outage?: number }} `times` of the kills, `outage` in seconds
 * @throws {StartError} one line for an invalid option
 */
export function readOptions(words, names) {
  const { list, only, rounds, times = rounds, outage } = parse(words);
  const chosen = only === undefined ? names : only.split(',').filter(Boolean);
  const unknown = chosen.find((name) => !names.includes(name));
  if (unknown !== undefined || chosen.length === 0)
    throw new StartError(`${USAGE}: --only ${only}; ${names.join(', ')}`);
  return {
    ...{ list, only: chosen },
    ...(times === undefined ? {} : { times: toCount('times', times) }),
    ...(outage === undefined ? {} : { outage: toCount('outage', outage) }),
  };
}

function toCount(name, text) {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new StartError(`${USAGE}: --${name} ${text}`);
}

function parse(args) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new StartError(`${USAGE}: ${error.message.split('\n')[0]}`);
  }
}

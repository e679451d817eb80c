import { parseArgs } from 'node:util';
import { StartError } from '../start/lines.mjs';
import { topicNames } from './draw.mjs';

const USAGE =
  'ใช้: npm run fuzz [-- --minutes 60 | --requests N] [--seed N] [--only calls,pages] [--replay FILE] (usage)';
const OPTIONS = {
  minutes: { type: 'string', default: '60' },
  requests: { type: 'string' },
  seed: { type: 'string' },
  only: { type: 'string', default: topicNames.join() },
  replay: { type: 'string' },
};

/**
 * Parses the command line.
 *
 * @param {string[]} words
 * @param {number} anySeed default seed
 * @returns {{ minutes: number, requests?: number, seed: number, only: string[], replay?: string }}
 * @throws {StartError} one line for an invalid option
 */
export function readOptions(words, anySeed) {
  const { minutes, requests, seed, only, replay } = parse(words);
  const topics = only.split(',').filter(Boolean);
  const unknown = topics.find((name) => !topicNames.includes(name));
  if (unknown || topics.length === 0) throw new StartError(`${USAGE}: --only ${only}; ${topicNames.join(', ')}`);
  return {
    minutes: above(0, 'minutes', minutes),
    requests: requests === undefined ? undefined : whole('requests', requests),
    seed: seed === undefined ? anySeed : whole('seed', seed),
    ...{ only: topics, replay },
  };
}

function above(least, name, text) {
  const number = Number(text);
  if (number > least) return number;
  throw new StartError(`${USAGE}: --${name} ${text}`);
}

function whole(name, text) {
  if (Number.isInteger(Number(text))) return above(0, name, text);
  throw new StartError(`${USAGE}: --${name} ${text}`);
}

function parse(args) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new StartError(`${USAGE}: ${error.message}`);
  }
}

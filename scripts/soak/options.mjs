import { parseArgs } from 'node:util';
import { StartError } from '../start/lines.mjs';

const USAGE = 'ใช้: npm run soak [-- --minutes 120 --items 100000 --report FILE] (usage)';
const OPTIONS = {
  minutes: { type: 'string', default: '120' },
  items: { type: 'string', default: '0' },
  report: { type: 'string' },
};

/**
 * Parses the command line.
 *
 * @param {string[]} words
 * @returns {{ minutes: number, items: number, report?: string }} `items`: public items to have at least; the demo content
 *   alone by default
 * @throws {StartError} one line for an invalid option
 */
export function readOptions(words) {
  const values = parse(words);
  const minutes = Number(values.minutes);
  const items = Number(values.items);
  if (!(minutes > 0)) throw new StartError(`${USAGE}: --minutes ${values.minutes}`);
  if (!Number.isInteger(items) || items < 0) throw new StartError(`${USAGE}: --items ${values.items}`);
  return { minutes, items, report: values.report };
}

function parse(args) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new StartError(`${USAGE}: ${error.message.split('\n')[0]}`);
  }
}

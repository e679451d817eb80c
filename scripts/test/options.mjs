import { parseArgs } from 'node:util';
import { StartError } from '../start/lines.mjs';

const STAGES = ['lint', 'unit', 'e2e', 'chaos'];
/** They have no test files that a filter could choose. */
const WHOLE = ['lint', 'chaos'];
const USAGE = 'ใช้: npm test [-- lint|unit|e2e|chaos] [ชื่อไฟล์] [--grep ชื่อการทดสอบ] (usage)';

/**
 * What to run: names of stages, parts of file names, and a pattern that the tests' names must match. Without a name of a
 * stage it is all of them, or those that have test files when there is a filter.
 *
 * @param {string[]} words of the command line
 * @returns {{ stages: Set<string>, files: string[], grep: string | undefined }}
 */
export function readOptions(words) {
  const { values, positionals } = parse(words);
  const named = STAGES.filter((stage) => positionals.includes(stage));
  const files = positionals.filter((word) => !STAGES.includes(word));
  const isFiltered = files.length > 0 || values.grep !== undefined;
  const stages = named.length > 0 ? named : STAGES.filter((stage) => !(isFiltered && WHOLE.includes(stage)));
  return { stages: new Set(stages), files, grep: values.grep };
}

function parse(args) {
  try {
    return parseArgs({ args, options: { grep: { type: 'string', short: 'g' } }, allowPositionals: true });
  } catch (error) {
    throw new StartError(`${USAGE}: ${error.message}`);
  }
}

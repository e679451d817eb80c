import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { StartError } from '../start/lines.mjs';

const STAGES = ['lint', 'unit', 'e2e', 'chaos'];
/** Stages without test files, which a filter can't narrow. */
const WHOLE = ['lint', 'chaos'];
const USAGE = 'ใช้: npm test [-- lint|unit|e2e|chaos] [ชื่อไฟล์] [--grep ชื่อการทดสอบ] [--update] (usage)';

/**
 * Parses names of stages, parts of file names, a pattern for the names of tests, and the flag to update snapshots.
 * Without a stage all of them run, or with a filter those that have test files: `npm test -- features/forum` runs the
 * tests of one feature and builds nothing.
 *
 * @param {string[]} words of the command line
 * @returns {{ stages: Set<string>, files: string[], grep: string | undefined, update: boolean }}
 */
export function readOptions(words) {
  const { values, positionals } = parse(words);
  const named = STAGES.filter((stage) => positionals.includes(stage));
  const files = positionals.filter((word) => !STAGES.includes(word));
  const stages = named.length > 0 ? named : STAGES.filter((stage) => hasTests(stage, files, values.grep));
  return { stages: new Set(stages), files, grep: values.grep, update: values.update };
}

function hasTests(stage, files, grep) {
  if (files.length === 0) return grep === undefined || !WHOLE.includes(stage);
  const isSpec = (word) => readdirSync('e2e/specs').some((spec) => `e2e/specs/${spec}`.includes(word));
  if (stage === 'e2e') return files.some(isSpec);
  return stage === 'unit' && !files.every(isSpec);
}

function parse(args) {
  try {
    const options = {
      grep: { type: 'string', short: 'g' },
      update: { type: 'boolean', short: 'u', default: false },
    };
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new StartError(`${USAGE}: ${error.message}`);
  }
}

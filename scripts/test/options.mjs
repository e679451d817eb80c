import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { StartError } from '../start/lines.mjs';

/**
 * Stages, and whether plain `npm test` runs them; `npm test -- --whole` runs all. `trials` are the files `*.trial.test.*`,
 * which kill or damage something again and again, `unit` the other tests of Jest; `walks` are the browser tests with the
 * tag of `e2e/support/walk.ts`, `e2e` the others.
 */
const SCOPES = { lint: 'plain', unit: 'plain', trials: 'whole', e2e: 'plain', walks: 'whole', chaos: 'whole' };
const STAGES = Object.keys(SCOPES);
const PLAIN = STAGES.filter((stage) => SCOPES[stage] === 'plain');
/** Stages of Jest, and those of `e2e/specs`. */
const JEST = ['unit', 'trials'];
const BROWSER = ['e2e', 'walks'];
const USAGE = `ใช้: npm test [-- --whole] หรือ npm test -- [${STAGES.join('|')}] [ชื่อไฟล์] [--grep ชื่อการทดสอบ] [--update]
  npm test            ${PLAIN.join(', ')} (ก่อนส่งงาน: every change)
  npm test -- --whole ${STAGES.join(', ')} (ทุกอย่าง: everything, as in CI)
(usage)`;

/**
 * Parses names of stages, parts of file names, a pattern for the names of tests, and the flag to update snapshots.
 * Without a stage the plain ones run, with `--whole` all, and with a filter those that have test files:
 * `npm test -- features/forum` runs the tests of one feature and builds nothing.
 *
 * @param {string[]} words of the command line
 * @returns {{ stages: Set<string>, files: string[], grep: string | undefined, update: boolean }}
 */
export function readOptions(words) {
  const { values, positionals } = parse(words);
  const { grep, update, whole } = values;
  const named = STAGES.filter((stage) => positionals.includes(stage));
  const files = positionals.filter((word) => !STAGES.includes(word));
  const isFiltered = files.length > 0 || grep !== undefined;
  if (whole && (isFiltered || named.length > 0)) throw new StartError(`${USAGE}: --whole`);
  return { stages: new Set(pickStages()), files, grep, update };

  function pickStages() {
    // Tests that are named by file or title run, trials and walks among them.
    if (named.length > 0) return isFiltered ? [...new Set(named.flatMap(listRelated))] : named;
    if (whole) return STAGES;
    return isFiltered ? STAGES.filter((stage) => hasTests(stage, files)) : PLAIN;
  }
}

/** Stages whose tests a filter finds together. */
function listRelated(stage) {
  if (stage === 'unit') return JEST;
  return stage === 'e2e' ? BROWSER : [stage];
}

function hasTests(stage, files) {
  const isSpec = (word) => readdirSync('e2e/specs').some((spec) => `e2e/specs/${spec}`.includes(word));
  if (BROWSER.includes(stage)) return files.length === 0 || files.some(isSpec);
  return JEST.includes(stage) && (files.length === 0 || !files.every(isSpec));
}

function parse(args) {
  try {
    const options = {
      grep: { type: 'string', short: 'g' },
      update: { type: 'boolean', short: 'u', default: false },
      whole: { type: 'boolean', default: false },
    };
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new StartError(`${USAGE}: ${error.message}`);
  }
}

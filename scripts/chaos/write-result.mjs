import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'docs/operations.md';
/** Smallest number of kills of a move or an upgrade that is worth a row. */
export const LEAST_KILLS = 50;
/** Line above the rows. */
const HEAD = '| tried | command | result | when |\n| --- | --- | --- | --- |\n';

/**
 * Writes a row of the table of trials in docs/operations.md, in place of an earlier one of the same name.
 *
 * @param {string} name
 * @param {string} command that repeats it
 * @param {string} result
 */
export function writeResult(name, command, result) {
  const text = readFileSync(FILE, 'utf8');
  writeFileSync(FILE, replaceRow(text, name, `| ${name} | \`${command}\` | ${result} | ${describeNow()} |`));
}

/** The text of a document with a row in its table of trials: replaced where it was, or else the last one. */
export function replaceRow(text, name, row) {
  const start = text.indexOf(HEAD);
  if (start < 0) throw new Error(`${FILE} has no table of trials`);
  const begin = start + HEAD.length;
  const rows = /^(?:\|.*\n)*/.exec(text.slice(begin))?.[0] ?? '';
  const lines = rows.split('\n').filter(Boolean);
  const at = lines.findIndex((line) => line.startsWith(`| ${name} |`));
  if (at < 0) lines.push(row);
  else lines[at] = row;
  return `${text.slice(0, begin)}${lines.map((line) => `${line}\n`).join('')}${text.slice(begin + rows.length)}`;
}

function describeNow() {
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
  return `${new Date().toISOString().slice(0, 10)}, ${stdout.trim() || 'unknown'}`;
}

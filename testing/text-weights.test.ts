import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { listSources } from './sources';

/** Classes of text of 20 px or more. */
const LARGE = /\btext-(?:lg|xl|2xl)\b/;
/** Weights below 400 in a style sheet; the token of light text is the only one. */
const LIGHT_STYLE = /font-weight:\s*[123]00|\bfont-light\b/;

const listLines = (path: string, pattern: RegExp): string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => pattern.test(line))
    .map((line) => `${path}: ${line.trim()}`);

test('light text is 20 px or larger', () => {
  const light = listSources().flatMap((path) => listLines(path, /\bfont-light\b/));
  expect(light.length).toBeGreaterThan(0);
  expect(light.filter((line) => !LARGE.test(line))).toEqual([]);
});

test('no style sheet sets a weight below 400', () => {
  const sheets = execFileSync('git', ['ls-files', '*.css'], { encoding: 'utf8' }).trim().split('\n');
  expect(sheets).toContain('app/tokens.css');
  expect(sheets.flatMap((path) => listLines(path, LIGHT_STYLE))).toEqual([]);
});

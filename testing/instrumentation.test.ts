import { readFileSync } from 'node:fs';

/** A condition on the runtime, with the block that the compiler leaves out for the other one. */
const NODE_ONLY = /^ {2}if \(process\.env\.NEXT_RUNTIME === 'nodejs'\) \{\n(?: {4}.*\n)+ {2}\}\n/gm;

test('the instrumentation imports nothing outside of a block that is for Node alone, so that it compiles for the edge', () => {
  const text = readFileSync('instrumentation.ts', 'utf8');
  expect(text.match(NODE_ONLY)).toHaveLength(2);
  const rest = text
    .replace(NODE_ONLY, '')
    .replace(/^import type .*\n/gm, '')
    .replace(/^\/\/.*\n/gm, '');
  expect(rest).not.toMatch(/\bimport\b|\brequire\b|\bprocess\./);
});

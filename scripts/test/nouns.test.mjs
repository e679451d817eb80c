import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of lib that are no nouns. */
const OTHERS = ['api', 'areas', 'front', 'prisma', 'testing'];
const IMPORT = /from '(?:\.\.|@\/lib)\/([^/']+)\//g;

const nouns = readdirSync('lib', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !OTHERS.includes(entry.name))
  .map(({ name }) => name);

/** The other nouns that the files of one import, types too; tests may import what they like. */
function importsOf(noun) {
  const files = readdirSync(join('lib', noun)).filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'));
  const found = files.flatMap((name) => [...readFileSync(join('lib', noun, name), 'utf8').matchAll(IMPORT)]);
  return [...new Set(found.map(([, other]) => other))].filter((other) => other !== noun && nouns.includes(other));
}

const graph = new Map(nouns.map((noun) => [noun, importsOf(noun)]));

/** The way from a noun back to itself, if there is one. */
function findCircle(noun, path = [noun]) {
  for (const next of graph.get(path.at(-1)) ?? []) {
    if (next === noun) return [...path, noun];
    const circle = path.includes(next) ? undefined : findCircle(noun, [...path, next]);
    if (circle) return circle;
  }
  return undefined;
}

// The read in the middle of a circle belongs in a noun of its own.
test.each(nouns)('lib/%s needs no noun that needs it', (noun) => {
  expect(findCircle(noun)).toBeUndefined();
});

/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import stripEnglish from './strip-english.cjs';

const files = ['components', 'features', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|[./])messages\.ts$/.test(name))
    .map((name) => `${folder}/${name}`),
);

/** Texts of all properties of a name. */
function listTexts(source: string, name: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === name) found.push(node.initializer.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('messages.ts', source, ts.ScriptTarget.Latest, true));
  return found;
}

test('there are bilingual messages', () => {
  const english = files.flatMap((file) => listTexts(readFileSync(file, 'utf8'), 'en'));
  expect(english.length).toBeGreaterThan(300);
});

test.each(files)('%s keeps its Thai and loses its English', (file) => {
  const source = readFileSync(file, 'utf8');
  const stripped = stripEnglish(source);
  expect(listTexts(stripped, 'en')).toEqual([]);
  expect(listTexts(stripped, 'th')).toEqual(listTexts(source, 'th'));
});

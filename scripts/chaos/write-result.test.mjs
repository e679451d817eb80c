import { replaceRow } from './write-result.mjs';

const HEAD = '| tried | command | result | when |\n| --- | --- | --- | --- |\n';
const text = `# A\n\n${HEAD}| one | \`x\` | 1 | then |\n| two | \`y\` | 2 | then |\n\nafter\n`;

test('a row is replaced where it was, and a new one is the last', () => {
  expect(replaceRow(text, 'one', '| one | new |')).toBe(text.replace('| one | `x` | 1 | then |', '| one | new |'));
  expect(replaceRow(text, 'three', '| three |')).toBe(text.replace('then |\n\nafter', 'then |\n| three |\n\nafter'));
  expect(replaceRow(`${HEAD}`, 'one', '| one |')).toBe(`${HEAD}| one |\n`);
});

test('a document without the table is refused', () => {
  expect(() => replaceRow('# A\n', 'one', '| one |')).toThrow('no table');
});

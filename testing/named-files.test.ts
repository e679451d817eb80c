import { readdirSync, readFileSync } from 'node:fs';
import { alarmRules } from '@/features/operation/alarms/alarms.rules';

const ROOTS = ['app', 'components', 'containers', 'docs', 'e2e', 'emails', 'features', 'lib', 'prisma', 'public'];
const DOCUMENTS = ['README.md', 'SECURITY.md', 'docs/architecture.md', 'docs/contributing.md', 'docs/operations.md'];
const FILE = /^[\w@.()[\]-]+(?:\/[\w@.()[\]-]+)*(?:\.(?:ts|tsx|mjs|cjs|prisma|yml|sh|md|css)|\/)$/;
/** Generated or written at run time, and the names of no file: `x.rules.ts` stands for each. */
const NO_SOURCE = /^(?:x\.|\.data\/|app\/\(areas\)\/|lib\/prisma\/|components\/ui\/sprite\/)/;

const read = (file: string): string => readFileSync(file, 'utf8');
const features = readdirSync('features');
const places = [...ROOTS, 'scripts', 'testing'].flatMap((root) => [
  `/${root}/`,
  ...readdirSync(root, { recursive: true, withFileTypes: true }).map(
    (entry) => `/${entry.parentPath}/${entry.name}${entry.isDirectory() ? '/' : ''}`,
  ),
]);
const all = [...places, ...readdirSync('.').map((name) => `/${name}`)];

/** Files and folders that a document names in code, whole or by their end. */
const listNamed = (text: string): string[] =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => FILE.test(name) && !NO_SOURCE.test(name));

test.each([...DOCUMENTS, ...features.map((name) => `features/${name}/README.md`)])(
  'files named in %s exist',
  (file) => {
    const named = listNamed(read(file));
    expect(named.filter((name) => !all.some((place) => place.endsWith(`/${name}`)))).toEqual([]);
  },
);

test('the documents count and order the features as they are', () => {
  const [, listed = ''] = /The order of features, lowest first: ([^.]+)\./.exec(read('docs/architecture.md')) ?? [];
  expect(listed.split(/,\s+/).sort()).toEqual([...features].sort());
  expect(read('docs/architecture.md')).toContain(`features: ${features.length}, in one order`);
  expect(read('README.md')).toContain(`${features.length} features, one folder each`);
  const [, rule = ''] = /const FEATURES = \[([\s\S]*?)\n\];/.exec(read('.dependency-cruiser.cjs')) ?? [];
  expect([...rule.matchAll(/'([\w-]+)'/g)].map(([, name]) => name)).toEqual(listed.split(/,\s+/));
});

test('the handbook of operation names every alarm', () => {
  const text = read('docs/operations.md');
  expect(alarmRules.map(({ id }) => id).filter((id) => !text.includes(`\`${id}\``))).toEqual([]);
});

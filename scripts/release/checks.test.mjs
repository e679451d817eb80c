import { existsSync, readFileSync } from 'node:fs';
import {
  findSection,
  listAdvisories,
  listAuditFaults,
  listLicences,
  listVersionFaults,
  readUnreleased,
} from './checks.mjs';

const changelog = `# Changelog

## Unreleased

## 0.2.0 - 2026-11-27

### Added

- **Search**: a thing.

## 0.1.0 - 2026-01-01

- The first.
`;
const facts = { version: '0.2.0', lockVersion: '0.2.0', changelog, tags: ['v0.1.0'], status: '' };

test('a section is found by its version, to the next one or the end', () => {
  expect(findSection(changelog, '0.2.0')).toEqual({ day: '2026-11-27', text: '### Added\n\n- **Search**: a thing.' });
  expect(findSection(changelog, '0.1.0')).toEqual({ day: '2026-01-01', text: '- The first.' });
  expect(findSection(changelog, '0x2.0')).toBeUndefined();
  expect(findSection('## 0.3.0 - 2026-01-01\n\n## 0.2.0', '0.3.0')).toBeUndefined();
  expect(readUnreleased('## Unreleased\n\n- more\n\n## 0.1.0\n')).toBe('- more');
});

test('a release whose parts agree has no fault', () => {
  expect(listVersionFaults(facts)).toEqual([]);
});

test.each([
  [{ status: ' M x.ts\n' }, 'x.ts'],
  [{ lockVersion: '0.1.0' }, 'package-lock.json'],
  [{ version: '0.3.0', lockVersion: '0.3.0' }, '0.3.0 - YYYY'],
  [{ version: 'next', lockVersion: 'next', changelog: changelog.replace('0.2.0', 'next') }, 'no version'],
  [{ changelog: changelog.replace('## Unreleased\n', '## Unreleased\n\n- more\n') }, 'Unreleased'],
  [{ tags: ['v0.2.0'] }, 'exists'],
])('%j is a fault', (given, words) => {
  expect(listVersionFaults({ ...facts, ...given })).toEqual([expect.stringContaining(words)]);
});

const advisory = (id, name) => ({ url: `https://github.com/advisories/${id}`, name, severity: 'high', title: 'bad' });
const audit = {
  vulnerabilities: {
    one: { via: [advisory('GHSA-1', 'one')] },
    two: { via: ['one', advisory('GHSA-2', 'two'), advisory('GHSA-1', 'one')] },
  },
};
const answer = (id, name, until = '2027-01-01') => ({ id, package: name, answer: 'only in tests', until });

test('each advisory needs an answer that still counts; answers to nothing are named', () => {
  expect(listAdvisories(audit).map(({ id }) => id)).toEqual(['GHSA-1', 'GHSA-2']);
  const answers = [answer('GHSA-1', 'one'), answer('GHSA-2', 'two')];
  expect(listAuditFaults(audit, answers, '2026-11-27')).toEqual([]);
  expect(listAuditFaults(audit, answers, '2027-01-02')).toHaveLength(2);
  expect(listAuditFaults(audit, [answer('GHSA-1', 'one')], '2026-11-27')).toEqual([expect.stringContaining('GHSA-2')]);
  expect(listAuditFaults(audit, [...answers, answer('GHSA-3', 'x')], '2026-11-27')).toEqual([
    expect.stringContaining('GHSA-3'),
  ]);
  expect(listAuditFaults(audit, [{ ...answers[0], answer: ' ' }, answers[1]], '2026-11-27')).toHaveLength(1);
  expect(listAuditFaults({ vulnerabilities: {} }, [], '2026-11-27')).toEqual([]);
});

test('an audit that the registry did not answer is none', () => {
  expect(() => listAdvisories({ message: '405 Method Not Allowed' })).toThrow('405');
  expect(() => listAdvisories(undefined)).toThrow('no result');
});

test('licences are listed by package, expressions and unknown ones too', () => {
  const components = [
    { name: 'b', version: '2', licenses: [{ license: { id: 'MIT' } }, { license: { name: 'own' } }] },
    { name: 'a', version: '1', licenses: [{ expression: '(MIT OR GPL-3.0)' }] },
    { name: 'c', version: '3' },
    { name: 'c', version: '3' },
  ];
  expect(listLicences({ components })).toEqual(['a@1\t(MIT OR GPL-3.0)', 'b@2\tMIT AND own', 'c@3\tunknown']);
});

test('this tree has the version of its changelog, in the lock file too, and its dump in the tests', () => {
  const read = (file) => readFileSync(file, 'utf8');
  const [{ version }, lock] = ['package.json', 'package-lock.json'].map((file) => JSON.parse(read(file)));
  expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
  expect(findSection(read('CHANGELOG.md'), version)).toBeDefined();
  expect(existsSync(`testing/releases/${version}`)).toBe(true);
  for (const one of JSON.parse(read('docs/audit-answers.json')))
    expect(one).toMatchObject({
      id: expect.stringMatching(/^GHSA-/),
      until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
});

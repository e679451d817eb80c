import { readFileSync } from 'node:fs';
import { roleTable } from '@/lib/auth/role-table';
import { getThai, type Message } from '@/lib/messages/message';
import { listSources } from './sources';

/** Texts that must know the refused words: headings of files, misspellings in searches and passwords, invented offices. */
const OTHER_MEANING =
  /^(?:features\/imports\/columns|features\/account\/passwords\/common-passwords|features\/news\/filter\/variants\.rules|emails\/\w+-samples|lib\/text\/thai-words\/)/;

const glossary = readFileSync('docs/glossary.md', 'utf8');
const rules = (glossary.split('## Words not used')[1]?.split('\n## ')[0] ?? '').split('\n').flatMap((line) => {
  const [, refused = '', use = ''] = /^\| ([^|]+) \| ([^|]+) \|$/.exec(line) ?? [];
  return /[\u0e01-\u0e5b]/.test(use) && refused !== 'ไม่ใช้' ? [{ refused: refused.split(', '), use }] : [];
});

/** The refused words of a text, with the word to use; a word within the right one is not refused. */
function findRefused(text: string): string[] {
  return rules.flatMap(({ refused, use }) => {
    const rest = text.replaceAll(use, '');
    return refused
      .filter((word) => (word.includes(use) ? text : rest).includes(word))
      .map((word) => `${word} → ${use}`);
  });
}

test('a refused word is found, the right one is not, not even where it contains a refused one', () => {
  expect(rules.length).toBeGreaterThan(15);
  expect(findRefused('เลือกหมวดข่าวและลิงค์')).toEqual(['หมวดข่าว → หมวดหมู่ข่าว', 'ลิงค์ → ลิงก์']);
  for (const { refused, use } of rules) {
    expect(findRefused(use)).toEqual([]);
    for (const word of refused) expect(findRefused(word).join()).toContain(`${word} → ${use}`);
    expect(glossary.replace(/## Words not used[\s\S]*?\n## /, '')).not.toContain(`| ${refused[0]} |`);
  }
});

test('no screen and no mail has a word that the glossary refuses', () => {
  const sources = listSources().filter((path) => !OTHER_MEANING.test(path));
  expect(sources.length).toBeGreaterThan(1_000);
  const found = sources.flatMap((path) => findRefused(readFileSync(path, 'utf8')).map((word) => `${path}: ${word}`));
  expect(found).toEqual([]);
});

/** Thai names of the kinds of organisations, as in the glossary. */
const kindNames = {
  college: 'สถานศึกษา',
  institute: 'สถาบันการอาชีวศึกษา',
  province: 'อาชีวศึกษาจังหวัด',
  department: 'สำนัก/ศูนย์',
  unit: 'หน่วย/กลุ่ม/ศูนย์',
} as const;
const KIND_KEY = /\.kind\.(college|institute|province|department|unit)$/;

async function listKindWords(): Promise<{ key: string; kind: string; words: string }[]> {
  const tables = await Promise.all(
    listSources()
      .filter((path) => /messages\.ts$/.test(path))
      .map((path): Promise<Record<string, Record<string, Message>>> => import(`../${path}`)),
  );
  return tables.flatMap((table) =>
    Object.values(table).flatMap((messages) =>
      Object.entries(typeof messages === 'object' ? messages : {}).flatMap(([key, message]) => {
        const kind = KIND_KEY.exec(key)?.[1];
        return kind === undefined ? [] : [{ key, kind, words: getThai(message) }];
      }),
    ),
  );
}

test('each kind of organisation has one name in all messages and in the table of roles', async () => {
  for (const name of Object.values(kindNames)) expect(glossary).toContain(`| ${name} |`);
  const named = await listKindWords();
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter(({ kind, words }) => words !== Reflect.get(kindNames, kind))).toEqual([]);
  for (const facts of Object.values(roleTable)) {
    if (!('offices' in facts)) continue;
    expect(facts.offices.th).toBe(Reflect.get(kindNames, facts.kind));
  }
});

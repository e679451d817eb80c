import { sanitizeHtml, toPlainText } from '@/lib/rich-text/rich-text';
import { policies } from './policies';
import { writePolicy } from './shape';

const versions = policies.flatMap((seed) =>
  seed.editions.map((edition, at) => ({
    ...edition,
    kind: seed.kind,
    number: at + 1,
    html: writePolicy(seed, at + 1),
  })),
);

test.each(versions)('version $number of $kind is stored as it is written, and its sections are counted', ({ html }) => {
  expect(sanitizeHtml(html)).toBe(html);
  const numbers = [...html.matchAll(/<h2>(\d+)\. /g)].map(([, number]) => Number(number));
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  expect(numbers.length).toBeGreaterThan(3);
});

test('each version says what changed, differs from the one before, and follows it', () => {
  for (const [at, version] of versions.entries()) {
    expect(version.changes).not.toBe('');
    const before = versions[at - 1];
    if (!before || version.number === 1) continue;
    expect(version.html).not.toBe(before.html);
    expect(version.day > before.day).toBe(true);
  }
});

test('privacy names the rights of the law, and the way to use them', () => {
  const [privacy] = policies;
  const text = privacy ? writePolicy(privacy, privacy.editions.length) : '';
  for (const section of [19, 30, 31, 32, 33, 34, 36, 73]) expect(toPlainText(text)).toContain(`มาตรา ${section}`);
  expect(text).toContain('href="/rights/"');
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Names under which rows keep addresses that somebody else wrote. */
const FOREIGN = /\b(?:target|mapUrl|website|videoLinks?|link|url)\b/;
/** Functions that give a harmless address, or none; a mail's links are paths of this site. */
const CHECKED = /^(?:toSafeTarget|findSocialHref|buildPageUrl)\(/;
/** Addresses that we write ourselves: of files in the library, of the site, of what the same file has made. */
const OWN = {
  'features/documents/staff/version-list.tsx': ['url'],
  'features/media/staff/media-preview.tsx': ['file.url'],
  'features/news/item/ui/attachments.tsx': ['file.url'],
  'features/notices/staff/notice-files.tsx': ['url'],
  'features/reports/staff/file-list.tsx': ['url'],
  'emails/frame.tsx': ['site.url'],
};

const files = execFileSync('git', ['ls-files', 'app', 'components', 'emails', 'features'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'));

function bareLinks(path) {
  const drawn = [...readFileSync(path, 'utf8').matchAll(/\bhref=\{([^{}]*)\}/g)].map(([, expression]) =>
    expression.trim(),
  );
  const bare = drawn.filter((expression) => FOREIGN.test(expression) && !CHECKED.test(expression));
  return bare.filter((expression) => !OWN[path]?.includes(expression)).map((expression) => `${path}: ${expression}`);
}

test('every foreign link is drawn through the check', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(bareLinks)).toEqual([]);
});

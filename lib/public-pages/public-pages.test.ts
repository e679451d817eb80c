/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { publicPages } from './public-pages';

const FOLDER = 'app/(public)';
/** Page of all addresses that no other page has. */
const MISSING = '/[...missing]/';

test('the table lists every page and route below app/(public), and no others', () => {
  const routes = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(?:page\.tsx|route\.ts)$/.test(entry.name))
    .map(({ parentPath }) => `${parentPath.slice(FOLDER.length)}/`);
  const listed = publicPages.map(({ path, dynamic }) => (dynamic ? `${path}${dynamic[0]}/` : path));
  expect([...listed, MISSING].toSorted()).toEqual(routes.toSorted());
});

test('a place on the site map or in the footer is taken once', () => {
  const places = publicPages.flatMap(({ siteMap, footer }) => [
    ...(siteMap ? [siteMap.join(' ')] : []),
    ...(footer === undefined ? [] : [`footer ${footer}`]),
  ]);
  expect(new Set(places).size).toBe(places.length);
});

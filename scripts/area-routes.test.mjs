import { readFileSync } from 'node:fs';
import { roleTable } from '../lib/auth/role-table';
import { listAreaRoutes, ROUTES } from './area-routes.mjs';
import { filesIn } from './start/sources.mjs';

test('a role with an area has a layout and a page at its root, another none', () => {
  const [layout, page, ...others] = listAreaRoutes({ visitor: {}, newseditors: { area: { root: '/newseditor' } } });
  expect(layout.file).toBe('app/(areas)/newseditor/layout.tsx');
  expect(layout.text).toContain("export default createAreaLayout('newseditors');");
  expect(page.file).toBe('app/(areas)/newseditor/[[...path]]/page.tsx');
  expect(page.text).toContain("export const generateMetadata = createAreaMetadata('newseditors');");
  expect(page.text).toContain("export default createAreaPage('newseditors');");
  expect(others).toEqual([]);
});

test('the generated folder has the routes of the table of roles, and no others', () => {
  const files = filesIn(ROUTES).filter((file) => file.endsWith('.tsx'));
  const written = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const byFile = (a, b) => a.file.localeCompare(b.file);
  expect(written.toSorted(byFile)).toEqual(listAreaRoutes(roleTable).toSorted(byFile));
});

import { createElement as element } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { installStaticRenderer } from '@/lib/render/static-html.server';
import { requestContext } from '@/lib/request/context';
import { KeyedListTable } from './list-table';

const columns = [
  { key: 'name', title: 'ชื่อ', isRowHeader: true, cell: ({ name }: { name: string }) => element('b', {}, name) },
  { key: 'size', title: 'ขนาด', number: true, cell: ({ name }: { name: string }) => name.length },
];
const rows = [{ name: 'ก & ข' }, { name: 'ค' }];
const draw = (isStatic: boolean) =>
  renderToStaticMarkup(
    element(KeyedListTable<{ name: string }>, {
      columns,
      rows,
      getRowId: ({ name }) => name,
      label: 'รายการ',
      isStatic,
    }),
  );

beforeAll(installStaticRenderer);

test('static rows of a whole page are markup of their own, the same as others', () => {
  const staticHtml: string[] = [];
  const page = requestContext.run({ tags: new Set(), staticHtml }, () => draw(true));
  const plain = draw(false);
  expect(staticHtml).toHaveLength(1);
  expect(staticHtml[0]).toMatch(/^<tr class="[^"]*"><th scope="row" .*ก &amp; ข.*<\/tr><tr .*<\/tr>$/);
  expect(page).toContain('<tbody class="max-md:grid max-md:gap-4" data-still="0">');
  expect(page.replace(' data-still="0"', '')).toBe(plain);
});

test('where no whole page is rendered they are rows like others', () => {
  expect(requestContext.run({ tags: new Set() }, () => draw(true))).toBe(draw(false));
});

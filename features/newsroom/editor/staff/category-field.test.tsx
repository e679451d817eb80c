import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blankContent } from '../../item/content.schema';
import type { EditorStart } from '../editor.schema';
import { CategoryField } from './category-field';
import { EditorSession } from './editor-session';
import { SessionContext } from './use-editor';

const categories: EditorStart['categories'] = [
  { id: 5, name: 'ข่าวรับสมัคร', usual: true },
  { id: 7, name: 'ข่าวกิจกรรม', usual: true },
  { id: 1, name: 'ข่าวเด่น' },
];

function draw(given: EditorStart['categories']) {
  const start: EditorStart = {
    ...{ accountId: 4, door: 'staff', key: 'k', path: '/colleges/college_news', source: 'current' },
    ...{ base: blankContent, content: blankContent, files: [], editing: 'direct', action: 'publish' },
    ...{ levels: [], mayPin: false, categories: given, others: [], drafts: [] },
  };
  const session = new EditorSession(start, {
    fetcher: () => Promise.reject(new TypeError('nobody answers')),
    save: () => true,
    remove: () => undefined,
    onSaved: () => undefined,
  });
  render(
    <SessionContext value={session}>
      <CategoryField />
    </SessionContext>,
  );
  return session;
}

test('a usual category is chosen by one press, in the list too', async () => {
  const session = draw(categories);
  const usual = within(screen.getByRole('group', { name: 'เลือกจากที่หน่วยงานใช้บ่อย' }));
  const [first, second] = usual.getAllByRole('button');
  if (!first || !second) throw new Error('the usual categories have no buttons');
  await userEvent.click(second);
  expect(session.read().content.categoryId).toBe(7);
  expect(screen.getByRole('combobox', { name: 'หมวดหมู่' })).toHaveValue('7');
  expect(second).toHaveAttribute('aria-pressed', 'true');
  await userEvent.selectOptions(screen.getByRole('combobox'), '5');
  expect(first).toHaveAttribute('aria-pressed', 'true');
  expect(second).toHaveAttribute('aria-pressed', 'false');
  session.stop();
});

test('an office that has written nothing yet has the list alone', () => {
  const session = draw(categories.map((one) => ({ ...one, usual: false })));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('combobox')).toHaveValue('');
  session.stop();
});

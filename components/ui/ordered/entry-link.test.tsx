import { render, screen } from '@testing-library/react';
import { EntryLink } from './entry-link';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

test('the link opens a dialog of the list, and names its entry for screen readers', () => {
  render(<EntryLink kind="edit" path="/list?year=2569" id={7} name="ข่าว" words="แก้ไข" label="แก้ไขหมวดหมู่" />);
  const link = screen.getByRole('link', { name: 'แก้ไขหมวดหมู่ ข่าว' });
  expect(link).toHaveAttribute('href', '/list?year=2569&edit=7');
  expect(link).toHaveTextContent('แก้ไข');
});

import { render, screen } from '@testing-library/react';
import { SheetsMenu } from './files-menu';

test('a list is offered in both formats, with the state in its address', () => {
  render(<SheetsMenu label="ส่งออก" href="/api/v1/contact/export?part=reports" />);
  const links = screen.getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Excel (.xlsx)', '/api/v1/contact/export?part=reports&format=xlsx'],
    ['CSV', '/api/v1/contact/export?part=reports&format=csv'],
  ]);
});

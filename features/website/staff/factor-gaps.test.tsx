import { render, screen } from '@testing-library/react';
import { FactorGaps } from './factor-gaps';

test('accounts without a required second factor are counted by role, each with its list', () => {
  render(
    <FactorGaps
      gaps={[
        { role: 'VecAdmin', n: 2 },
        { role: 'usercollege', n: 1_200 },
      ]}
    />,
  );
  const hrefs = screen.getAllByRole('link').map((link) => new URL(link.getAttribute('href') ?? '', 'http://localhost'));
  expect(hrefs.map(({ pathname }) => pathname)).toEqual(['/administrator/usersystems', '/administrator/college_user']);
  expect(hrefs.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { view: 'accounts', status: 'open', role: 'VecAdmin', factor: 'off' },
    { status: 'open', factor: 'off' },
  ]);
  expect(screen.getByRole('link', { name: /1,200 บัญชี/ })).toBeVisible();
});

test('nothing is shown if no account lacks one', () => {
  const { container } = render(<FactorGaps gaps={[]} />);
  expect(container).toBeEmptyDOMElement();
});

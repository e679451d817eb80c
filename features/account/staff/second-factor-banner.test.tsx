import { render, screen } from '@testing-library/react';
import { DAY_MS } from '@/lib/time/units';
import { SecondFactorBanner } from './second-factor-banner';

const now = new Date('2026-11-27T03:00:00Z');

test.each([
  [14 * DAY_MS, 'ภายใน 14 วัน'],
  [13.2 * DAY_MS, 'ภายใน 14 วัน'],
  [60_000, 'ภายใน 1 วัน'],
])('%i ms before the end the banner says “%s” and leads to the set-up', (ms, words) => {
  render(<SecondFactorBanner due={new Date(now.getTime() + ms)} now={now} account="/administrator/account" />);
  expect(screen.getByText(new RegExp(words))).toBeVisible();
  expect(screen.getByRole('link', { name: 'ตั้งค่าตอนนี้' })).toHaveAttribute(
    'href',
    '/administrator/account#second-factor',
  );
});

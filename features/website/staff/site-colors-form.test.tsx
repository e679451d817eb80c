import { fireEvent, render, screen } from '@testing-library/react';
import { siteColorsMessages as words } from '../site-colors/site-colors.messages';
import { SiteColorsForm } from './site-colors-form';

jest.mock('../site-colors/site-colors.actions', () => ({
  saveSiteColorsAction: jest.fn(),
  resetSiteColorsAction: jest.fn(),
}));

test('a colour that is hard to read shows its reason at once, and one press takes the nearest that passes', () => {
  render(<SiteColorsForm />);
  expect(screen.getAllByText(words['colors.good'])[0]).toBeVisible();
  const field = screen.getByLabelText(/^สีหลัก #/);
  fireEvent.change(field, { target: { value: '#ffcc00' } });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/อ่านยาก: .*ต้องไม่น้อยกว่า 4\.5:1/);
  const near = screen.getByRole('button', { name: /^ใช้สี #/ });
  const color = near.textContent?.slice(-7);
  fireEvent.click(near);
  expect(field).toHaveValue(color);
  expect(field).toBeValid();
});

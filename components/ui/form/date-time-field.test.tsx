import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { DateTimeField } from './date-time-field';

const sent = () => document.querySelector<HTMLInputElement>('input[name=startsAt]')?.value;
const dayField = () => screen.getByRole('textbox', { name: /^เริ่มแสดง/ });
const timeField = () => screen.getByRole('textbox', { name: 'เวลา เริ่มแสดง' });

async function type(day: string, time = '') {
  await userEvent.clear(dayField());
  if (day) await userEvent.type(dayField(), day);
  await userEvent.clear(timeField());
  if (time) await userEvent.type(timeField(), time);
  await userEvent.click(document.body);
}

test.each([
  ['31/12/2569', '23:59', '2026-12-31T23:59:00+07:00'],
  ['1/1/2570', '0.00', '2027-01-01T00:00:00+07:00'],
  ['29/2/2567', '8:30', '2024-02-29T08:30:00+07:00'],
  ['1 ม.ค. 2570', '', '2027-01-01T00:00:00+07:00'],
])('%s %s is sent as %s', async (day, time, expected) => {
  const told = jest.fn();
  render(<DateTimeField name="startsAt" label="เริ่มแสดง" optional onChange={told} />);
  await type(day, time);
  expect(sent()).toBe(expected);
  expect(told).toHaveBeenLastCalledWith(expected);
  expect(dayField()).not.toHaveAttribute('aria-invalid');
});

test('a moment that is another day in Greenwich is shown on its Thai day', () => {
  render(<DateTimeField name="startsAt" label="เริ่มแสดง" value="2026-12-31T17:00:00.000Z" />);
  expect(dayField()).toHaveValue('01/01/2570');
  expect(timeField()).toHaveValue('00:00');
  expect(sent()).toBe('2027-01-01T00:00:00+07:00');
});

test.each([
  ['29/2/2568', '8:30', /29\/02\/2567/],
  ['1/1/2027', '8:30', /พ.ศ./],
  ['1/1/2570', '25:00', /08:30/],
  ['', '8:30', /กรุณากรอกวันที่/],
])('%p %p is shown as an error, and not sent as empty', async (day, time, words) => {
  render(<DateTimeField name="startsAt" label="เริ่มแสดง" optional />);
  await type(day, time);
  expect(dayField()).toHaveAccessibleDescription(words);
  expect(dayField()).toHaveAttribute('aria-invalid', 'true');
  expect(sent()).not.toBe('');
  expect(sent()).not.toMatch(/T/);
});

test('a time before `min` is shown as too early', async () => {
  render(<DateTimeField name="startsAt" label="เริ่มแสดง" min="2026-12-31T17:00:00Z" />);
  await type('31/12/2569', '23:59');
  expect(dayField()).toHaveAccessibleDescription(/ต้องไม่ก่อน 01\/01\/2570 00:00/);
});

test('clearing sends nothing', async () => {
  const told = jest.fn();
  render(<DateTimeField name="startsAt" label="เริ่มแสดง" optional value="2027-01-01T00:00:00+07:00" onChange={told} />);
  await userEvent.click(screen.getByRole('button', { name: /ล้างค่า/ }));
  expect(sent()).toBe('');
  expect(told).toHaveBeenLastCalledWith('');
  expect(dayField()).toHaveFocus();
});

test('a new `value` replaces the typed one', () => {
  const { rerender } = render(<DateTimeField name="startsAt" label="เริ่มแสดง" value="2027-01-01T00:00:00+07:00" />);
  rerender(<DateTimeField name="startsAt" label="เริ่มแสดง" value="2024-02-29T08:30:00+07:00" />);
  expect(dayField()).toHaveValue('29/02/2567');
  expect(timeField()).toHaveValue('08:30');
});

test('a day is chosen in the calendar by keyboard, across the end of the year', async () => {
  render(<DateTimeField name="startsAt" label="เริ่มแสดง" value="2026-12-31T08:30:00+07:00" />);
  await userEvent.click(screen.getByRole('button', { name: /ปฏิทิน/ }));
  const panel = await screen.findByRole('dialog', { name: /ปฏิทิน/ });
  const day = await within(panel).findByRole('button', { name: /31 ธันวาคม 2569/ });
  await waitFor(() => expect(day).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/1 มกราคม 2570/));
  await userEvent.keyboard('{Enter}');
  expect(sent()).toBe('2027-01-01T08:30:00+07:00');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(dayField()).toHaveFocus();
});

test('without script it is the browser’s own field, in Thai time', () => {
  const html = renderToString(<DateTimeField name="startsAt" label="เริ่มแสดง" value="2026-12-31T17:00:00Z" />);
  expect(html).toContain('type="datetime-local"');
  expect(html).toContain('value="2027-01-01T00:00"');
});

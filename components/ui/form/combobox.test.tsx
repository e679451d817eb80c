import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from './combobox';

beforeAll(() => {
  // jsdom lays nothing out.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

type College = { code: string; name: string };
const colleges: readonly College[] = [
  { code: '10', name: 'วิทยาลัยเทคนิคเชียงใหม่' },
  { code: '20', name: 'วิทยาลัยเทคนิคลำพูน' },
];

function Picker({ onPick }: { onPick: (code: string | undefined) => void }) {
  const [picked, setPicked] = useState<College | null>(null);
  const [typed, setTyped] = useState('');
  return (
    <>
      <label htmlFor="college">วิทยาลัย</label>
      <Combobox
        value={picked}
        onPick={(one) => {
          setPicked(one);
          onPick(one?.code);
        }}
        choices={colleges.filter(({ name, code }) => `${name} ${code}`.includes(typed))}
        toOption={({ code, name }) => ({ key: code, name, note: `รหัส ${code}` })}
        onType={setTyped}
        displayValue={(one) => one?.name ?? ''}
        openLabel="เปิดรายการ"
        input={{ id: 'college', placeholder: 'ค้นหา', 'aria-invalid': true }}
      />
      <button type="button">ถัดไป</button>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'วิทยาลัย' });

test('typed text lists matches with their notes; one is picked by keyboard and shown by name', async () => {
  const onPick = jest.fn();
  render(<Picker onPick={onPick} />);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(field(), '20');
  expect(screen.getByRole('option')).toHaveTextContent('วิทยาลัยเทคนิคลำพูนรหัส 20');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onPick).toHaveBeenLastCalledWith('20');
  expect(field()).toHaveValue('วิทยาลัยเทคนิคลำพูน');
  expect(screen.queryByRole('option')).toBeNull();
});

test('a click picks a match', async () => {
  const onPick = jest.fn();
  render(<Picker onPick={onPick} />);
  await userEvent.click(screen.getByRole('button', { name: 'เปิดรายการ' }));
  await userEvent.click(screen.getByRole('option', { name: /เชียงใหม่/ }));
  expect(onPick).toHaveBeenLastCalledWith('10');
  expect(field()).toHaveValue('วิทยาลัยเทคนิคเชียงใหม่');
});

test('text without a match is discarded when the list closes', async () => {
  render(<Picker onPick={jest.fn()} />);
  await userEvent.type(field(), 'ไม่มี');
  expect(screen.queryByRole('option')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'ถัดไป' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

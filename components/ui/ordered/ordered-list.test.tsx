import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { dismissToast, readToasts } from '../toast';
import { ToastRegion } from '../toast-region';
import { OrderedList } from './ordered-list';
import { SortableItems } from './sortable-items';

const names = ['หนึ่ง', 'สอง', 'สาม'];
const entries = names.map((label, at) => ({ id: at + 1, label, content: <p>{label}</p> }));
const ROW_PX = 50;

/** jsdom has no layout: places each row below the one before it. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    const row = this.closest('li');
    const at = row?.parentElement ? [...row.parentElement.children].indexOf(row) : 0;
    return DOMRect.fromRect({ x: 0, y: at * ROW_PX, width: 300, height: ROW_PX });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const { id } of readToasts()) dismissToast(id);
});

const order = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('p')?.textContent);
const getHandle = (name: string) => screen.getByRole('button', { name: `ย้าย ${name}` });
const spoken = () => [...document.querySelectorAll('[aria-live]')].map((region) => region.textContent).join(' ');

/** A list whose action saves the order, or refuses it. */
function SavedList({ refuse, told }: { refuse?: boolean; told: (ids: string) => void }) {
  const [items, setItems] = useState(entries);
  const action = async (_: object, form: FormData) => {
    const ids = String(form.get('ids'));
    told(ids);
    if (refuse) return { error: 'ไม่สำเร็จ' };
    setItems(ids.split(',').flatMap((id) => entries.find((entry) => String(entry.id) === id) ?? []));
    return { done: 'บันทึกแล้ว' };
  };
  return (
    <>
      <OrderedList items={items} action={action} label="รายการ" />
      <ToastRegion />
    </>
  );
}

test('the keyboard lifts an entry, moves it and drops it, and its position is announced', async () => {
  const told = jest.fn();
  render(<SavedList told={told} />);
  getHandle('หนึ่ง').focus();
  await userEvent.keyboard('[Enter]');
  await waitFor(() => expect(spoken()).toContain('หนึ่ง อยู่ลำดับที่ 1 จาก 3'));
  await userEvent.keyboard('[ArrowDown]');
  await waitFor(() => expect(spoken()).toContain('หนึ่ง อยู่ลำดับที่ 2 จาก 3'));
  await userEvent.keyboard('[Enter]');
  await waitFor(() => expect(order()).toEqual(['สอง', 'หนึ่ง', 'สาม']));
  expect(told).toHaveBeenLastCalledWith('2,1,3');
  expect(getHandle('หนึ่ง')).toHaveFocus();
});

test('Esc leaves everything as it was', async () => {
  const told = jest.fn();
  render(<SavedList told={told} />);
  getHandle('หนึ่ง').focus();
  await userEvent.keyboard('[Space]');
  await waitFor(() => expect(spoken()).toContain('ลำดับที่ 1'));
  await userEvent.keyboard('[ArrowDown][Escape]');
  await waitFor(() => expect(spoken()).toContain('ยกเลิก หนึ่ง'));
  expect(order()).toEqual(names);
  expect(told).not.toHaveBeenCalled();
});

test('the buttons move a step, keep the focus, announce the position and can be undone', async () => {
  const told = jest.fn();
  render(<SavedList told={told} />);
  expect(screen.getByRole('button', { name: 'เลื่อนขึ้น หนึ่ง' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'เลื่อนลง สาม' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'เลื่อนขึ้น สาม' }));
  await waitFor(() => expect(order()).toEqual(['หนึ่ง', 'สาม', 'สอง']));
  expect(screen.getByRole('button', { name: 'เลื่อนขึ้น สาม' })).toHaveFocus();
  expect(await screen.findByText('ย้าย สาม ไปลำดับที่ 2 จาก 3 แล้ว')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'เลิกทำ' }));
  await waitFor(() => expect(order()).toEqual(names));
  expect(told.mock.calls).toEqual([['1,3,2'], ['1,2,3']]);
});

test('a refusal restores the old order and shows the reason', async () => {
  render(<SavedList refuse told={jest.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'เลื่อนลง หนึ่ง' }));
  expect(await screen.findByText('ไม่สำเร็จ')).toBeInTheDocument();
  await waitFor(() => expect(order()).toEqual(names));
});

test('each button is its own form with the resulting order, for browsers without script', () => {
  render(<SavedList told={jest.fn()} />);
  const button = screen.getByRole('button', { name: 'เลื่อนลง สอง' });
  expect(button).toHaveAttribute('type', 'submit');
  expect(button.closest('form')?.querySelector('input')).toHaveValue('1,3,2');
});

test('a list without its own action reports the new order', async () => {
  const moved = jest.fn();
  render(
    <SortableItems
      items={entries}
      onMove={moved}
      label="ภาพ"
      renderItem={(item, handle) => (
        <>
          {handle}
          {item.label}
        </>
      )}
    />,
  );
  getHandle('สาม').focus();
  await userEvent.keyboard('[Enter]');
  await waitFor(() => expect(spoken()).toContain('ลำดับที่ 3'));
  await userEvent.keyboard('[ArrowUp][Enter]');
  await waitFor(() => expect(moved).toHaveBeenCalledWith([1, 3, 2], entries[2]));
});

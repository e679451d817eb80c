import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormState } from '@/lib/command/form-action';
import { addModalDialogs } from '@/testing/modal-dialogs';
import { PeopleBulkForm } from './people-bulk-form';

beforeAll(addModalDialogs);

const boxes = [
  { value: '7:1', topic: 'กานดา', tasks: 'print mail remind move close' },
  { value: '9:1', topic: 'ขวัญใจ', tasks: 'open' },
];
const places = [
  { id: 3, name: 'วิทยาลัย ก' },
  { id: 4, name: 'วิทยาลัย ข' },
];

function draw(answer: FormState = { done: 'ปิดบัญชีแล้ว 1 บัญชี' }, total = 40) {
  const action = jest.fn(async (_before: FormState, _form: FormData) => answer);
  const form = 'people';
  render(
    <>
      {boxes.map(({ value, topic, tasks }) => (
        <input
          key={value}
          {...{ type: 'checkbox', name: 'items', form, value }}
          aria-label={topic}
          data-topic={topic}
          data-tasks={tasks}
        />
      ))}
      <PeopleBulkForm {...{ formId: form, back: '/a/b', query: 'kind=users&idle=none', total, places, action }} />
    </>,
  );
  return action;
}

const choose = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const readSent = (action: ReturnType<typeof draw>) => Object.fromEntries(action.mock.lastCall?.[1] ?? []);

test('each task shows the accounts that it concerns, and asks before it is sent', async () => {
  const action = draw();
  await choose('กานดา');
  await choose('ขวัญใจ');
  await press('ปิดบัญชี');
  const dialog = within(screen.getByRole('alertdialog', { name: 'ปิดบัญชีเหล่านี้หรือไม่' }));
  expect(dialog.getByText(/^1 รายการ/)).toBeInTheDocument();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['กานดา']);
  expect(action).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'ปิดบัญชี' }));
  expect(readSent(action)).toMatchObject({ task: 'close', items: '["7"]', back: '/a/b' });
});

test('only tasks of a chosen row are offered', async () => {
  draw();
  await choose('ขวัญใจ');
  const bar = within(screen.getByRole('group', { name: 'จัดการบัญชีที่เลือก' }));
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['เปิดบัญชี', 'ยกเลิกการเลือก']);
});

test('the whole filter is sent as its query, with its number in the question', async () => {
  const action = draw();
  await choose('กานดา');
  await choose('ทำกับทั้ง 40 รายการที่ตรงกับตัวกรอง');
  await press('พิมพ์ใบแจ้งรหัสผ่านแรก');
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText(/^40 รายการ/)).toBeInTheDocument();
  expect(dialog.getByText('และอีก 39 รายการในหน้าอื่น')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'พิมพ์ใบแจ้งรหัสผ่านแรก' }));
  expect(readSent(action)).toMatchObject({ task: 'print', whole: 'yes', query: 'kind=users&idle=none' });
});

test('refused accounts are named with their reasons', async () => {
  const results = JSON.stringify([{ id: 7, name: 'กานดา', ok: false, message: 'ไม่มีอีเมล' }]);
  draw({ done: 'ส่งลิงก์ตั้งรหัสผ่านแล้ว 1 บัญชี เว้นไว้ 1 บัญชี', values: { results } });
  await choose('กานดา');
  await press('ส่งลิงก์ตั้งรหัสผ่าน');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'ส่งลิงก์ตั้งรหัสผ่าน' }));
  const list = within(await screen.findByRole('region', { name: 'ผลของแต่ละรายการ' }));
  expect(list.getByRole('status')).toHaveTextContent('ส่งลิงก์ตั้งรหัสผ่านแล้ว 1 บัญชี เว้นไว้ 1 บัญชี');
  expect(list.getByRole('listitem')).toHaveTextContent('ไม่สำเร็จ: กานดาไม่มีอีเมล');
});

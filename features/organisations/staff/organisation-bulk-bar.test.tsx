import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormState } from '@/lib/command/form-action';
import { addModalDialogs } from '@/testing/modal-dialogs';
import type { OrganisationKind } from '../organisations.schema';
import { OrganisationBulkBar } from './organisation-bulk-bar';

beforeAll(addModalDialogs);

const list = { back: '/administrator/college', place: 'college', query: 'province=5', total: 40 };
const places = [{ id: 3, name: 'สถาบันภาคเหนือ 1' }];

function draw(kind: OrganisationKind = 'college', offered: typeof places | null = places) {
  const action = jest.fn(async (_before: FormState, _form: FormData): Promise<FormState> => ({ done: 'แล้ว' }));
  render(
    <>
      <input
        {...{ type: 'checkbox', name: 'items', form: 'offices', value: '7:1' }}
        aria-label="วิทยาลัย"
        data-topic="วิทยาลัย"
        data-tasks={offered ? 'print mail close move' : 'print mail close'}
      />
      <OrganisationBulkBar
        formId="offices"
        kind={kind}
        list={list}
        places={offered ?? undefined}
        action={action}
        givesPasswords
      />
    </>,
  );
  return action;
}

const choose = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const confirm = (name: string) =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
const readSent = (action: ReturnType<typeof draw>) => Object.fromEntries(action.mock.lastCall?.[1] ?? []);

test('the whole filter is sent as the list’s place and query, and moving is for chosen rows only', async () => {
  const action = draw();
  await choose('วิทยาลัย');
  expect(screen.getByRole('button', { name: 'ย้าย' })).toBeInTheDocument();
  await choose('ทำกับทั้ง 40 รายการที่ตรงกับตัวกรอง');
  expect(screen.queryByRole('button', { name: 'ย้าย' })).not.toBeInTheDocument();
  await press('ปิดหน่วยงาน');
  expect(within(screen.getByRole('alertdialog')).getByText('และอีก 39 รายการในหน้าอื่น')).toBeInTheDocument();
  await confirm('ปิดหน่วยงาน');
  expect(readSent(action)).toMatchObject({ task: 'close', whole: 'yes', place: 'college', query: 'province=5' });
});

test('chosen colleges are moved to an institute or to none', async () => {
  const action = draw();
  await choose('วิทยาลัย');
  const select = screen.getByLabelText('ย้ายไปสถาบันการอาชีวศึกษา');
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([...['ย้ายไปสถาบันการอาชีวศึกษา', 'ไม่สังกัดสถาบัน', 'สถาบันภาคเหนือ 1']]);
  await userEvent.selectOptions(select, 'สถาบันภาคเหนือ 1');
  await press('ย้าย');
  await confirm('ย้าย');
  expect(readSent(action)).toMatchObject({ task: 'move', items: '["7"]', to: '3' });
});

test('units are never without a department', () => {
  draw('unit');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    ...['ย้ายไปสำนักต้นสังกัด', 'สถาบันภาคเหนือ 1'],
  ]);
});

test('nothing is moved where no place is offered', async () => {
  draw('college', null);
  await choose('วิทยาลัย');
  expect(screen.queryByRole('button', { name: 'ย้าย' })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { addModalDialogs } from '@/testing/modal-dialogs';
import { Dialog } from './dialog';
import { Field } from './form/field';

beforeAll(addModalDialogs);

function Asked() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="สมัคร">
      <form onSubmit={(event) => event.preventDefault()}>
        <Field name="first" label="ชื่อ" />
        <Field name="seek" label="ค้นหา" type="search" optional />
        <select name="kind" aria-label="ประเภท">
          <option value="a">ก</option>
          <option value="b">ข</option>
        </select>
        <button type="button" onClick={() => setOpen(false)}>
          ยกเลิก
        </button>
        <button type="reset">ล้าง</button>
      </form>
    </Dialog>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'สมัคร' });
const question = () => screen.queryByRole('alertdialog', { name: 'ทิ้งข้อมูลที่กรอกไว้หรือไม่' });
const answer = (name: string) => userEvent.click(within(question() ?? document.body).getByRole('button', { name }));

const close = (box: HTMLElement | null) => box instanceof HTMLDialogElement && box.close();

/** A browser's request to close a dialog, as by Esc; the dialog closes unless the page prevents it. */
const press = (box: HTMLElement | null) => {
  if (box && fireEvent(box, new Event('cancel', { cancelable: true }))) close(box);
};

const ways = [
  ['Esc', async () => press(dialog())],
  ['a click beside it', async () => userEvent.click(dialog() ?? document.body)],
  ['its cross', async () => userEvent.click(screen.getByRole('button', { name: 'ปิด' }))],
] as const;

describe.each(ways)('%s', (name, leave) => {
  test('closes a dialog in which nothing was typed', async () => {
    render(<Asked />);
    await userEvent.click(screen.getByLabelText('ชื่อ'));
    await leave();
    expect(dialog()).toBeNull();
  });

  test('asks before it discards typed text, and going on keeps it', async () => {
    render(<Asked />);
    await userEvent.type(screen.getByLabelText('ชื่อ'), 'สมชาย');
    await leave();
    expect(dialog()).toBeVisible();
    await answer('กรอกต่อ');
    expect(question()).toBeNull();
    expect(screen.getByLabelText('ชื่อ')).toHaveValue('สมชาย');
    if (name !== 'its cross') expect(screen.getByLabelText('ชื่อ')).toHaveFocus();
  });

  test('closes the dialog when discarding is confirmed', async () => {
    render(<Asked />);
    await userEvent.selectOptions(screen.getByLabelText('ประเภท'), 'b');
    await leave();
    await answer('ทิ้งข้อมูล');
    expect(dialog()).toBeNull();
    expect(question()).toBeNull();
  });
});

test('a dialog that the browser closes all the same opens again with its text, and asks', async () => {
  render(<Asked />);
  await userEvent.type(screen.getByLabelText('ชื่อ'), 'สมชาย');
  act(() => void close(dialog()));
  expect(question()).toBeVisible();
  expect(screen.getByLabelText('ชื่อ')).toHaveValue('สมชาย');
});

test('a text selection by a pointer that ends beside the dialog leaves it open', async () => {
  render(<Asked />);
  const box = dialog();
  if (!box) throw new Error('no dialog is open');
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByLabelText('ชื่อ') },
    { keys: '[/MouseLeft]', target: box },
  ]);
  fireEvent.click(box);
  expect(dialog()).toBeVisible();
});

test('a dialog whose form was emptied, restored by hand or only searched in closes at once', async () => {
  render(<Asked />);
  await userEvent.type(screen.getByLabelText('ชื่อ'), 'สมชาย');
  await userEvent.clear(screen.getByLabelText('ชื่อ'));
  await userEvent.type(screen.getByRole('searchbox'), 'คำ');
  await userEvent.type(screen.getByLabelText('ชื่อ'), 'สมชาย');
  await userEvent.click(screen.getByRole('button', { name: 'ล้าง' }));
  press(dialog());
  expect(dialog()).toBeNull();
});

test('the cancel button closes at once', async () => {
  render(<Asked />);
  await userEvent.type(screen.getByLabelText('ชื่อ'), 'สมชาย');
  await userEvent.click(screen.getByRole('button', { name: 'ยกเลิก' }));
  expect(dialog()).toBeNull();
});

test('asks about text typed before the script loaded, too', async () => {
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = renderToString(<Asked />);
  box.querySelector<HTMLInputElement>('[name=first]')?.setRangeText('สม');
  await act(async () => {
    hydrateRoot(box, <Asked />);
  });
  screen.getByLabelText('ชื่อ').focus();
  await userEvent.click(within(box).getByRole('button', { name: 'ปิด' }));
  expect(question()).toBeInTheDocument();
  box.remove();
});

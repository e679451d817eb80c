import { act, fireEvent, render, screen } from '@testing-library/react';
import { addModalDialogs } from '@/testing/modal-dialogs';
import type { FormFeedback } from '../form/form-context';
import { DialogForm } from './dialog-form';
import { EditDialog } from './edit-dialog';

const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));

beforeAll(addModalDialogs);

/** Sends a form in a dialog, and returns what was sent. */
async function send(answer: FormFeedback): Promise<Record<string, unknown>> {
  const sent: Record<string, unknown> = {};
  const action = async (_before: FormFeedback, form: FormData) => {
    Object.assign(sent, Object.fromEntries(form));
    return answer;
  };
  render(
    <EditDialog title="ลิงก์" closeHref="/list">
      <DialogForm action={action} fields={{ id: undefined, version: 3, visible: false }} back="/list" submit="เพิ่ม">
        <input name="label" defaultValue="เว็บไซต์" />
      </DialogForm>
    </EditDialog>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'เพิ่ม' })));
  return sent;
}

test('success closes the dialog; hidden fields are sent, a missing value as an empty one', async () => {
  const sent = await send({ done: 'เพิ่มแล้ว' });
  expect(sent).toEqual({ id: '', version: '3', visible: 'false', label: 'เว็บไซต์' });
  expect(replace).toHaveBeenCalledWith('/list', { scroll: false });
});

test('a refusal leaves the dialog open', async () => {
  await send({ error: 'ชื่อซ้ำ' });
  expect(screen.getByText('ชื่อซ้ำ')).toBeInTheDocument();
  expect(replace).not.toHaveBeenCalled();
});

import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authMessages } from '@/lib/auth/messages';
import type { FormState } from '@/lib/command/form-action';
import { addModalDialogs } from '@/testing/modal-dialogs';
import { ActionForm } from './action-form';
import { Field } from './field';

const REFUSED: FormState = { error: 'ต้องยืนยันก่อน', proof: true, values: { topic: 'สิ่งที่พิมพ์' } };

type Answer = { status: number; body: object };
const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
});

/** A form whose action asks for a proof until the password was right; a missing answer is a lost connection. */
function drawForm(answers: Answer[]) {
  const posts: string[] = [];
  const proofs: unknown[] = [];
  let proved = false;
  globalThis.fetch = async (address, init) => {
    proofs.push([address, JSON.parse(String(init?.body))]);
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    proved = answer.status === 200;
    return Object.assign(Object.create(null), { ok: proved, json: async () => answer.body });
  };
  const action = async (_: FormState, form: FormData): Promise<FormState> => {
    posts.push(String(form.get('topic')));
    return proved ? { done: 'บันทึกแล้ว' } : REFUSED;
  };
  render(
    <ActionForm action={action} feedback="message">
      <Field name="topic" label="หัวข้อ" />
      <button type="submit">บันทึก</button>
    </ActionForm>,
  );
  return { posts, proofs };
}

beforeAll(addModalDialogs);

const findDialog = () => screen.findByRole('dialog', { name: authMessages['proof.title'], hidden: true });

async function typePassword(password: string) {
  const dialog = within(await findDialog());
  await userEvent.type(dialog.getByLabelText('รหัสผ่าน'), password);
  await userEvent.click(dialog.getByRole('button', { name: authMessages['proof.send'], hidden: true }));
}

test('after the proof the same form is sent again, with all that was typed', async () => {
  const { posts, proofs } = drawForm([
    { status: 422, body: { message: 'รหัสผ่านผิด' } },
    { status: 200, body: { status: true, data: {} } },
  ]);
  await userEvent.type(screen.getByLabelText('หัวข้อ'), 'สิ่งที่พิมพ์');
  await userEvent.click(screen.getByRole('button', { name: 'บันทึก' }));
  await typePassword('wrong');
  expect(await screen.findByText('รหัสผ่านผิด')).toBeInTheDocument();
  expect(screen.getByLabelText('หัวข้อ')).toHaveValue('สิ่งที่พิมพ์');
  await userEvent.clear(within(await findDialog()).getByLabelText('รหัสผ่าน'));
  await typePassword('right');
  expect(await screen.findByText('บันทึกแล้ว')).toBeInTheDocument();
  expect(posts).toEqual(['สิ่งที่พิมพ์', 'สิ่งที่พิมพ์']);
  expect(proofs).toEqual([
    ['/api/v1/session/prove', { password: 'wrong' }],
    ['/api/v1/session/prove', { password: 'right' }],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
});

test('without an answer the dialog stays and says so', async () => {
  const { posts } = drawForm([]);
  await userEvent.type(screen.getByLabelText('หัวข้อ'), 'ก');
  await userEvent.click(screen.getByRole('button', { name: 'บันทึก' }));
  await typePassword('right');
  expect(await screen.findByText(authMessages['proof.away'])).toBeInTheDocument();
  expect(posts).toEqual(['ก']);
});

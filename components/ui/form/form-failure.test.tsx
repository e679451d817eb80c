import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionForm } from './action-form';
import { Field } from './field';
import type { FormFeedback } from './form-context';
import { FormFailure } from './form-failure';

const WORDS = 'Failed to reset password. Please try again.';

async function send(answer: FormFeedback) {
  render(
    <ActionForm action={async () => answer} feedback="message" showError={false}>
      <FormFailure words={WORDS} />
      <Field name="name" label="อีเมล" />
      <button type="submit">ส่ง</button>
    </ActionForm>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'ส่ง' }));
}

test('a form with its own failure message shows it before the reason, and the message has the focus', async () => {
  await send({ error: 'ระบบมีผู้ใช้งานมาก' });
  const message = await screen.findByText(`${WORDS} ระบบมีผู้ใช้งานมาก`);
  expect(message.closest('[data-form-message]')).toHaveFocus();
});

test('beside an invalid field only the reason is shown', async () => {
  await send({ error: 'ข้อมูลบางช่องยังไม่ถูกต้อง', fields: { name: 'Email must be valid' } });
  await screen.findByText('ข้อมูลบางช่องยังไม่ถูกต้อง');
  expect(screen.queryByText(new RegExp(WORDS))).toBeNull();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Email must be valid');
});

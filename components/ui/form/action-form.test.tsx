import { act, fireEvent, render, screen } from '@testing-library/react';
import { ActionForm } from './action-form';
import { CheckboxField } from './checkbox-field';
import { DateTimeField } from './date-time-field';
import { Field } from './field';
import type { FormFeedback } from './form-context';
import { PasswordField } from './password-field';
import { SelectField } from './select-field';
import { SubmitButton } from './submit-button';
import { WarnUnsaved } from './warn-unsaved';

type Reply = FormFeedback | Error;
const lost = new TypeError('Failed to fetch');

/** A form, the fields of each submission, and a function that answers the pending one. */
function show() {
  const sent: Record<string, unknown>[] = [];
  let answer: (reply: Reply) => void = () => undefined;
  const action = (_before: FormFeedback, form: FormData) =>
    new Promise<FormFeedback>((resolve, reject) => {
      sent.push(Object.fromEntries(form));
      answer = (reply) => (reply instanceof Error ? reject(reply) : resolve(reply));
    });
  render(
    <ActionForm action={action}>
      <Field name="name" label="name" defaultValue="as it was" />
      <PasswordField autoComplete="new-password" label="password" />
      <CheckboxField name="agreed" label="agreed" />
      <SelectField name="kind" label="kind" choices={['one', 'two'].map((value) => ({ value, label: value }))} />
      <DateTimeField name="at" label="at" />
      <label>
        file <input type="file" name="file" />
      </label>
      <WarnUnsaved />
      <SubmitButton name="step" value="send">
        send
      </SubmitButton>
    </ActionForm>,
  );
  return { sent, reply: (given: Reply) => act(async () => answer(given)) };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const file = new File(['x'], 'letter.pdf');

function fill() {
  type('name', 'typed');
  type('password', 'secret');
  fireEvent.click(field('agreed'));
  fireEvent.change(field('at'), { target: { value: '1/2/2570' } });
  fireEvent.change(field('kind'), { target: { value: 'two' } });
  fireEvent.change(field('file'), { target: { files: [file] } });
}

function expectFilled() {
  expect(field('name')).toHaveValue('typed');
  expect(field('password')).toHaveValue('secret');
  expect(field('agreed')).toBeChecked();
  expect(field('kind')).toHaveValue('two');
  expect(field('at')).toHaveValue('1/2/2570');
  expect(field('file').files).toHaveLength(1);
}

const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a form whose request fails says so, keeps its values, and can be sent again unchanged', async () => {
  const { sent, reply } = show();
  fill();
  await press('send');
  await reply(lost);
  expectFilled();
  expect(screen.getByRole('alert')).toHaveTextContent('ข้อมูลที่กรอกไว้ยังอยู่ครบ');
  expect(document.querySelector('[data-form-message]')).toHaveFocus();
  expect(mayLeave()).toBe(false);
  await press('ส่งอีกครั้ง');
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[1]).toMatchObject({ step: 'send', password: 'secret', agreed: 'on' });
  await reply({ done: 'saved' });
});

test('an invalid answer, such as an outage page, counts as a failed request', async () => {
  const { reply } = show();
  fill();
  await press('send');
  await reply(new Error('An unexpected response was received from the server.'));
  expectFilled();
  expect(screen.getByRole('button', { name: 'ส่งอีกครั้ง' })).toBeVisible();
});

test('an error disappears with the next answer', async () => {
  const { reply } = show();
  await press('send');
  await reply(lost);
  await press('ส่งอีกครั้ง');
  await reply({ done: 'saved' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(mayLeave()).toBe(true);
});

test('a refusal keeps all values, secrets and files too', async () => {
  const { reply } = show();
  fill();
  await press('send');
  await reply({ error: 'wrong', fields: { name: 'taken' }, values: { name: 'typed', agreed: 'on', kind: 'two' } });
  expectFilled();
  expect(field('name')).toHaveFocus();
});

test('a late answer keeps what was typed and chosen meanwhile', async () => {
  const { reply } = show();
  await press('send');
  fill();
  await reply({
    error: 'empty',
    fields: { name: 'missing' },
    values: { name: '', agreed: 'off', kind: 'one', at: '' },
  });
  expectFilled();
});

test('a success resets the form', async () => {
  const { reply } = show();
  fill();
  await press('send');
  await reply({ done: 'saved' });
  expect(field('name')).toHaveValue('as it was');
  expect(field('password')).toHaveValue('');
  expect(field('agreed')).not.toBeChecked();
  expect(field('kind')).toHaveValue('one');
});

test('a second press while a form is being sent sends nothing', async () => {
  const { sent, reply } = show();
  await press('send');
  await press('send');
  expect(sent).toHaveLength(1);
  await reply({ done: 'saved' });
});

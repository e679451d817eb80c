import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Check } from './check';
import { CheckedForm } from './checked-form';
import { Field } from './field';
import type { FormFeedback } from './form-context';
import { FormFailure } from './form-failure';

const check: Check = ({ first, second }) => ({
  ...(first ? {} : { first: 'first is missing' }),
  ...(second && second.length > 2 ? {} : { second: 'second is short' }),
});
const loadCheck = async () => check;

/** Renders the form; returns the fields of each submission. */
async function show(answer: FormFeedback = {}, more: { onRefused?: () => void; mayGo?: () => boolean } = {}) {
  const sent: Record<string, unknown>[] = [];
  const action = async (_before: FormFeedback, form: FormData) => {
    sent.push(Object.fromEntries(form));
    return answer;
  };
  render(
    <CheckedForm action={action} loadCheck={loadCheck} submit="send" {...more}>
      <Field name="first" label="first" />
      <Field name="second" label="second" />
    </CheckedForm>,
  );
  await act(async () => undefined);
  return sent;
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'send' }));
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const shown = () => [...document.querySelectorAll('[id$=-error]')].map(({ textContent }) => textContent);

test('an invalid form marks its button and, when pressed, shows the errors and focuses the first', async () => {
  const refused = jest.fn();
  const sent = await show({}, { onRefused: refused });
  expect(screen.getByRole('button', { name: 'send' })).toHaveAttribute('aria-disabled', 'true');
  press();
  expect(shown()).toEqual(['first is missing', 'second is short']);
  expect(screen.getByLabelText('first')).toHaveFocus();
  expect(refused).toHaveBeenCalledWith({ first: 'first is missing', second: 'second is short' });
  expect(sent).toEqual([]);
});

test('a corrected field loses its error at once, the others keep theirs', async () => {
  await show();
  press();
  type('first', 'x');
  expect(shown()).toEqual(['second is short']);
  type('second', 'xyz');
  expect(shown()).toEqual([]);
  expect(screen.getByRole('button', { name: 'send' })).not.toHaveAttribute('aria-disabled');
});

test('a field is checked on blur, an empty one is not', async () => {
  await show();
  fireEvent.blur(screen.getByLabelText('first'));
  expect(shown()).toEqual([]);
  type('second', 'x');
  fireEvent.blur(screen.getByLabelText('second'));
  expect(shown()).toEqual(['second is short']);
});

test('a valid form is sent, and the answer’s errors stay beside their fields until those change', async () => {
  const sent = await show({ error: 'refused', fields: { second: 'taken' }, values: { first: 'x', second: 'xyz' } });
  type('first', 'x');
  type('second', 'xyz');
  press();
  await waitFor(() => expect(shown()).toEqual(['taken']));
  expect(sent).toEqual([{ first: 'x', second: 'xyz' }]);
  expect(screen.getByRole('alert')).toHaveTextContent('refused');
  expect(screen.getByLabelText('second')).toHaveValue('xyz');
  type('second', 'other');
  expect(shown()).toEqual([]);
});

test('a valid form is not sent while `mayGo` is false', async () => {
  const sent = await show({}, { mayGo: () => false });
  type('first', 'x');
  type('second', 'xyz');
  press();
  await act(async () => undefined);
  expect(sent).toEqual([]);
});

test('the error of a field that is left by a press appears after the press', async () => {
  await show();
  type('second', 'x');
  const first = screen.getByLabelText('first');
  fireEvent.mouseDown(first);
  fireEvent.blur(screen.getByLabelText('second'));
  expect(shown()).toEqual([]);
  fireEvent.mouseUp(first);
  fireEvent.click(first);
  await waitFor(() => expect(shown()).toEqual(['second is short']));
});

test('the server’s error stays under a field that is left unchanged', async () => {
  await show({ error: 'refused', fields: { second: 'taken' }, values: { first: 'x', second: 'xyz' } });
  type('first', 'x');
  type('second', 'xyz');
  press();
  await waitFor(() => expect(shown()).toEqual(['taken']));
  fireEvent.blur(screen.getByLabelText('second'));
  expect(shown()).toEqual(['taken']);
});

test('an error of the server ends with the field that it depended on, and the form’s message with it', async () => {
  const action = async (): Promise<FormFeedback> => ({ error: 'look again', fields: { second: 'not of the first' } });
  const endsErrors = { first: ['second'] };
  render(
    <CheckedForm action={action} loadCheck={loadCheck} endsErrors={endsErrors} submit="send" showError={false}>
      <FormFailure words="Failed." />
      <Field name="first" label="first" />
      <Field name="second" label="second" />
    </CheckedForm>,
  );
  await act(async () => undefined);
  type('first', 'x');
  type('second', 'xyz');
  press();
  await screen.findByText('not of the first');
  expect(screen.getByRole('alert')).toHaveTextContent('look again');
  type('first', 'y');
  expect(screen.queryByText('not of the first')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refusal of the whole form shows the form’s own message', async () => {
  const action = async (): Promise<FormFeedback> => ({ error: 'the name is taken' });
  render(
    <CheckedForm action={action} loadCheck={loadCheck} submit="send" showError={false}>
      <FormFailure words="Registration failed." />
      <Field name="first" label="first" />
      <Field name="second" label="second" />
    </CheckedForm>,
  );
  await act(async () => undefined);
  type('first', 'x');
  type('second', 'xyz');
  press();
  await screen.findByText('Registration failed. the name is taken');
});

import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionForm } from './action-form';
import { DateTimeField } from './date-time-field';
import { Field } from './field';
import { SelectField } from './select-field';

const fields = { name: 'name is taken', deadline: 'too early', kind: 'not this one', files: 'too many' };

/** Renders a refused form in which every field has an error. */
async function refuse(wrong: Record<string, string> = fields) {
  const values = { name: 'a', deadline: '2027-01-01T00:00:00+07:00', kind: 'one' };
  const action = async () => ({ error: 'please look again', fields: wrong, values });
  render(
    <ActionForm action={action}>
      <Field name="name" label="name" defaultValue="a" />
      <DateTimeField name="deadline" label="deadline" value={values.deadline} />
      <SelectField
        name="kind"
        label="kind"
        defaultValue="one"
        choices={['one', 'two'].map((value) => ({ value, label: value }))}
      />
      <button type="submit">send</button>
    </ActionForm>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'send' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('please look again'));
}

const told = () => [...document.querySelectorAll('[id$=-error]')].map(({ textContent }) => textContent);

test('an error disappears when its field changes, whatever its kind, and the others stay', async () => {
  await refuse();
  expect(told()).toEqual(['name is taken', 'too early', 'not this one']);
  await userEvent.selectOptions(screen.getByLabelText('kind'), 'two');
  expect(told()).toEqual(['name is taken', 'too early']);
  await userEvent.clear(screen.getByLabelText('deadline'));
  await userEvent.type(screen.getByLabelText('deadline'), '5/1/2570');
  expect(told()).toEqual(['name is taken']);
  await userEvent.type(screen.getByLabelText('name'), 'b');
  expect(told()).toEqual([]);
});

test('the form’s own error disappears with the last of its fields’ errors', async () => {
  await refuse({ name: 'name is taken', kind: 'not this one' });
  await userEvent.type(screen.getByLabelText('name'), 'b');
  expect(screen.getByRole('alert')).toHaveTextContent('please look again');
  await userEvent.selectOptions(screen.getByLabelText('kind'), 'two');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an error without fields stays while the fields change', async () => {
  await refuse({});
  await userEvent.type(screen.getByLabelText('name'), 'b');
  expect(screen.getByRole('alert')).toHaveTextContent('please look again');
});

test('a field that is only visited keeps its error', async () => {
  await refuse();
  await userEvent.click(screen.getByLabelText('name'));
  await userEvent.tab();
  expect(told()).toEqual(['name is taken', 'too early', 'not this one']);
});

test('a second refusal of the same field shows its error again', async () => {
  await refuse({ name: 'name is taken' });
  await userEvent.type(screen.getByLabelText('name'), 'b');
  expect(told()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'send' }));
  await act(async () => undefined);
  await waitFor(() => expect(told()).toEqual(['name is taken']));
});

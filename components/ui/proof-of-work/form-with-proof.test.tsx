import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkAlert, checkManageLink } from '@/features/alerts/ui/check-alert';
import { contactMessageInput } from '@/features/citizens/contact/contact.schema';
import { dataRequestInput } from '@/features/citizens/data-requests/data-requests.schema';
import { voteInput } from '@/features/citizens/polls/polls.schema';
import { suggestionInput } from '@/features/citizens/suggestions/suggestions.schema';
import { surveyAnswerInput } from '@/features/citizens/survey/survey.schema';
import { proofMessages } from '@/lib/http/proof-of-work/proof-of-work.messages';
import type { Check } from '../form/check';
import { Field } from '../form/field';
import type { FormFeedback } from '../form/form-context';
import { createLazyCheck } from '../form/lazy-check';
import { FormWithProof } from './form-with-proof';

const check: Check = ({ name }) => ({ ...(name ? {} : { name: 'name is missing' }) });

/** Renders the form with a pending proof of work; `rules` resolves its check. */
function show() {
  let rules: (come: Check) => void = () => undefined;
  const coming = new Promise<Check>((resolve) => {
    rules = resolve;
  });
  const loadCheck = () => coming;
  const sent: FormFeedback[] = [];
  const action = async (before: FormFeedback) => {
    sent.push(before);
    return {};
  };
  render(
    <FormWithProof action={action} loadCheck={loadCheck} submitLabel="send">
      <Field name="name" label="name" />
    </FormWithProof>,
  );
  return { come: () => act(async () => rules(check)), sent };
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'send' }));
const shown = () => [...document.querySelectorAll('[id$=-error]')].map(({ textContent }) => textContent);
const status = () => screen.getByRole('status').textContent;

beforeEach(() => {
  globalThis.fetch = () => new Promise<Response>(() => undefined);
});
afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

test('an empty field is shown at once, even while the proof of work is pending', async () => {
  const { come, sent } = show();
  await come();
  await press();
  expect(shown()).toEqual(['name is missing']);
  expect(screen.getByLabelText('name')).toHaveFocus();
  expect(status()).not.toContain('จะส่งให้เอง');
  expect(sent).toEqual([]);
});

test('a form that is sent before its rules have loaded is checked when they have', async () => {
  const { come, sent } = show();
  await press();
  expect(shown()).toEqual([]);
  await come();
  await waitFor(() => expect(shown()).toEqual(['name is missing']));
  expect(sent).toEqual([]);
});

test('a valid form waits for its proof', async () => {
  const { come, sent } = show();
  await come();
  fireEvent.input(screen.getByLabelText('name'), { target: { value: 'x' } });
  const before = status();
  await press();
  expect(shown()).toEqual([]);
  expect(status()).not.toBe(before);
  expect(sent).toEqual([]);
});

test('a refused press takes back an earlier one that waits for the proof', async () => {
  const { come, sent } = show();
  await come();
  fireEvent.input(screen.getByLabelText('name'), { target: { value: 'x' } });
  await press();
  expect(status()).toBe(proofMessages['proof.waiting'].th);
  fireEvent.input(screen.getByLabelText('name'), { target: { value: '' } });
  await press();
  expect(shown()).toEqual(['name is missing']);
  expect(status()).toBe(proofMessages['proof.working'].th);
  expect(sent).toEqual([]);
});

const forms = [
  ['contact', createLazyCheck(async () => contactMessageInput), 5],
  ['a poll', createLazyCheck(async () => voteInput), 1],
  ['a right over data', createLazyCheck(async () => dataRequestInput), 4],
  ['the survey', createLazyCheck(async () => surveyAnswerInput), 1],
  ['a suggestion', createLazyCheck(async () => suggestionInput), 3],
  ['alerts', async () => checkAlert, 2],
  ['the link to alerts', async () => checkManageLink, 1],
] as const;

test.each(forms)('the empty fields of the form of %s have messages', async (_name, loadCheck, count) => {
  const typed = { pollId: '1', name: '', email: '', subject: '', body: '' };
  const wrong = Object.values((await loadCheck())(typed));
  expect(wrong).toHaveLength(count);
  for (const words of wrong) expect(words).toMatch(/[ก-๙]/);
});

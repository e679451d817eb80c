import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkAlert, checkManage } from '@/components/alerts/check-alert';
import type { Check } from '@/components/login/check';
import { lazyCheck } from '@/components/login/lazy-check';
import { Field } from '@/components/ui/field';
import type { FormWords } from '@/components/ui/form-state';
import { contactMessages } from '@/lib/contact/messages';
import { contactSending } from '@/lib/contact/schema';
import { pollsMessages } from '@/lib/polls/messages';
import { pollVoting } from '@/lib/polls/schema';
import { rightsMessages } from '@/lib/rights-requests/messages';
import { rightsAsk } from '@/lib/rights-requests/schema';
import { satisfactionMessages } from '@/lib/satisfaction/messages';
import { satisfactionAnswer } from '@/lib/satisfaction/schema';
import { suggestionsMessages } from '@/lib/suggestions/messages';
import { suggestionSending } from '@/lib/suggestions/schema';
import { FormWithProof } from './form-with-proof';

const check: Check = ({ name }) => ({ ...(name ? {} : { name: 'name is missing' }) });

/** The form with a proof that takes as long as the test does; `rules` lets its check come. */
function show() {
  let rules: (come: Check) => void = () => undefined;
  const coming = new Promise<Check>((resolve) => {
    rules = resolve;
  });
  const loadCheck = () => coming;
  const sent: FormWords[] = [];
  const action = async (before: FormWords) => {
    sent.push(before);
    return {};
  };
  render(
    <FormWithProof action={action} loadCheck={loadCheck} send="send">
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

test('an empty field is told at once, whatever the proof of work still takes', async () => {
  const { come, sent } = show();
  await come();
  await press();
  expect(shown()).toEqual(['name is missing']);
  expect(screen.getByLabelText('name')).toHaveFocus();
  expect(status()).not.toContain('จะส่งให้เอง');
  expect(sent).toEqual([]);
});

test('a form that is sent before its rules have come is looked at when they are there', async () => {
  const { come, sent } = show();
  await press();
  expect(shown()).toEqual([]);
  await come();
  await waitFor(() => expect(shown()).toEqual(['name is missing']));
  expect(sent).toEqual([]);
});

test('a right form waits for its proof', async () => {
  const { come, sent } = show();
  await come();
  fireEvent.input(screen.getByLabelText('name'), { target: { value: 'x' } });
  const before = status();
  await press();
  expect(shown()).toEqual([]);
  expect(status()).not.toBe(before);
  expect(sent).toEqual([]);
});

const forms = [
  ['contact', lazyCheck(async () => contactSending, contactMessages), 5],
  ['a poll', lazyCheck(async () => pollVoting, pollsMessages), 1],
  ['a right over data', lazyCheck(async () => rightsAsk, rightsMessages), 4],
  ['the survey', lazyCheck(async () => satisfactionAnswer, satisfactionMessages), 1],
  ['a suggestion', lazyCheck(async () => suggestionSending, suggestionsMessages), 3],
  ['alerts', async () => checkAlert, 2],
  ['the link to alerts', async () => checkManage, 1],
] as const;

test.each(forms)('the empty fields of the form of %s are told in words', async (_name, loadCheck, count) => {
  const typed = { pollId: '1', name: '', email: '', subject: '', body: '' };
  const wrong = Object.values((await loadCheck())(typed));
  expect(wrong).toHaveLength(count);
  for (const words of wrong) expect(words).toMatch(/[ก-๙]/);
});

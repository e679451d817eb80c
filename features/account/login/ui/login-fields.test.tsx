import { act, fireEvent, render, screen } from '@testing-library/react';
import { ActionForm } from '@/components/ui/form/action-form';
import type { FormFeedback } from '@/components/ui/form/form-context';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { authMessages } from '@/lib/auth/messages';
import { loginMessages as t } from '../login.messages';
import { DoorHint } from './door-hint';
import type { LoginFormName } from './forms';
import { LoginFailure, LoginFields } from './login-fields';

const field = () => screen.getByLabelText<HTMLInputElement>(t['loginBox.name']);
const type = (value: string) => fireEvent.input(field(), { target: { value } });

function show(answer: FormFeedback = {}) {
  const onType = jest.fn();
  render(
    <ActionForm action={async () => answer} showError={false}>
      <LoginFailure />
      <LoginFields autoFocus={false} onType={onType} />
      <SubmitButton>send</SubmitButton>
    </ActionForm>,
  );
  return onType;
}

test.each([
  ['', 'none', '/login/forgot/'],
  ['1310016101', 'code', '/login/forgot/?kind=staff'],
  ['๑-๑๐๐๐-๐๐๐๐๐-๐๑-๖', 'card', '/login/forgot/?kind=collegeUser'],
  ['1100000000015', 'wrongCard', '/login/forgot/?kind=staff'],
  ['member@example.com', 'email', '/login/forgot/?kind=member'],
  ['editor', 'userName', '/login/forgot/?kind=staff'],
] as const)('typing %j describes the field at once, and leads to the right reset', (typed, shape, href) => {
  const onType = show();
  type(typed);
  expect(field()).toHaveAccessibleDescription(t[`loginBox.as.${shape}`]);
  expect(screen.getByRole('link', { name: t['loginBox.forgot'] })).toHaveAttribute('href', href);
  expect(onType).toHaveBeenLastCalledWith(typed);
});

test('the kind is announced when the field is left, not with every letter', () => {
  show();
  type('editor');
  expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement();
  fireEvent.blur(field());
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(t['loginBox.as.userName']);
});

const send = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'send' })));

test.each([
  ['nobody@example.org', 'email'],
  ['1310016101', 'code'],
  ['1100000000016', 'card'],
] as const)('a refusal of %s says what other kinds of accounts type', async (name, shape) => {
  show({ error: authMessages['login.wrong'], values: { name } });
  type(name);
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent(`${authMessages['login.wrong']}${t[`loginBox.else.${shape}`]}`);
  expect(field()).toHaveValue(name);
});

test('too many attempts are said without advice', async () => {
  show({ error: authMessages['login.tooMany'], values: { name: 'editor' } });
  await send();
  expect(screen.getByRole('alert').textContent).toBe(authMessages['login.tooMany']);
});

describe('a name at another door', () => {
  function showDoor(door: LoginFormName) {
    render(
      <ActionForm action={async () => ({})}>
        <input name="name" aria-label="name" />
        <DoorHint door={door} next="/newsroom/5" />
      </ActionForm>,
    );
    return (value: string) => fireEvent.change(screen.getByLabelText('name'), { target: { value } });
  }

  test.each([
    ['staff', 'member@example.com', 'email', 'member'],
    ['staff', '1100000000016', 'card', 'collegeUser'],
    ['collegeUser', '1310016101', 'code', 'staff'],
    ['member', 'editor', 'userName', 'staff'],
  ] as const)('of %s: %s is told where to go', (door, typed, shape, form) => {
    showDoor(door)(typed);
    expect(screen.getByRole('status')).toHaveTextContent(t[`loginDoor.${shape}`]);
    expect(screen.getByRole('link')).toHaveAttribute('href', `/login/?form=${form}&next=%2Fnewsroom%2F5`);
  });

  test.each([
    ['staff', '1310016101'],
    ['member', 'member@example.com'],
    ['collegeUser', '1100000000015'],
    ['collegeUser', '12345'],
  ] as const)('of %s: %s is left alone', (door, typed) => {
    showDoor(door)(typed);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

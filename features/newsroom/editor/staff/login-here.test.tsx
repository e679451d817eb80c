import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addModalDialogs } from '@/testing/modal-dialogs';
import { EditorSession } from './editor-session';
import { fresh } from './editor-session.test-support';
import { LoginHere } from './login-here';
import { SessionContext } from './use-editor';

beforeAll(addModalDialogs);

type Answer = { status: number; body: object };
const ok = (step: string | null): Answer => ({ status: 200, body: { status: true, data: { step } } });
const refused = (status: number, message: string, errors?: object): Answer => ({
  status,
  body: { status: false, code: 'X', message, errors },
});
const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
});

function draw(answers: Answer[], given: Partial<typeof fresh> = { loginName: '1310016001' }) {
  const sent: { address: string; fields: Record<string, unknown> }[] = [];
  const onDone = jest.fn();
  globalThis.fetch = async (address, init) => {
    sent.push({ address: String(address), fields: JSON.parse(String(init?.body)) });
    const { status, body } = answers.shift() ?? refused(500, '');
    const made = { ok: status < 400, status, json: async () => body, headers: { get: () => null } };
    return Object.assign(Object.create(null), made);
  };
  const session = new EditorSession(
    { ...fresh, ...given, accountName: 'วิทยาลัยหนึ่ง' },
    { fetcher: globalThis.fetch, save: () => true, remove: () => undefined, onSaved: () => undefined },
  );
  render(
    <SessionContext value={session}>
      <LoginHere onClose={() => undefined} onDone={onDone} />
    </SessionContext>,
  );
  return { sent, onDone };
}

async function send(password: string) {
  await userEvent.type(screen.getByLabelText('รหัสผ่าน'), password);
  await userEvent.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }));
}

test('the name of the account is fixed, and a wrong password is said beside its field', async () => {
  const { sent, onDone } = draw([refused(401, 'ชื่อผู้ใช้ หรือรหัสผ่าน ไม่ถูกต้อง'), ok(null)]);
  expect(screen.getByRole('dialog')).toHaveTextContent('วิทยาลัยหนึ่ง');
  expect(screen.getByLabelText('ชื่อผู้ใช้งาน')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('รหัสผ่าน')).toHaveFocus();
  await send('ผิด');
  await waitFor(() => expect(screen.getByLabelText('รหัสผ่าน')).toHaveAccessibleDescription(/ไม่ถูกต้อง/));
  expect(screen.getByLabelText('รหัสผ่าน')).toHaveFocus();
  await send('ถูก');
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(sent[0]).toEqual({
    address: '/api/v1/session/log-in',
    fields: { name: '1310016001', password: 'ผิด', kind: 'staff', accountId: 4 },
  });
});

test('a second factor is asked for in the same dialog', async () => {
  const { sent, onDone } = draw([ok('secondFactor'), refused(422, 'ไม่ถูกต้อง', { code: 'รหัสผิด' }), ok(null)]);
  await send('ถูก');
  const code = await screen.findByLabelText('รหัสยืนยัน 6 หลักจากแอป');
  await userEvent.type(code, '000000{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/รหัสผิด/));
  expect(onDone).not.toHaveBeenCalled();
  await userEvent.type(code, '{Enter}');
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(sent.map(({ address }) => address)).toEqual([
    '/api/v1/session/log-in',
    '/api/v1/session/code',
    '/api/v1/session/code',
  ]);
});

test('a login that needs more is finished in another tab', async () => {
  const { onDone } = draw([ok('enrolment')]);
  await send('ถูก');
  expect(await screen.findByRole('link', { name: 'เปิดแท็บใหม่' })).toHaveAttribute('href', fresh.path);
  expect(onDone).not.toHaveBeenCalled();
});

test('too many attempts and a lost connection are said, and users of a college type their id card number', async () => {
  draw([refused(429, 'เข้าสู่ระบบไม่สำเร็จหลายครั้งเกินไป กรุณารอแล้วลองใหม่')], { door: 'collegeUser' });
  await userEvent.type(screen.getByLabelText('เลขประจำตัวประชาชน'), '1100000000016');
  await send('ผิด');
  expect(await screen.findByText(/หลายครั้งเกินไป/)).toBeInTheDocument();
});

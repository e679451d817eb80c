import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastRegion } from '@/components/ui/toast-region';
import { addModalDialogs } from '@/testing/modal-dialogs';
import type { EditorStart } from '../../editor/editor.schema';
import type { Fetch } from '../../editor/staff/editor-calls';
import { EditorSession } from '../../editor/staff/editor-session';
import { SessionContext } from '../../editor/staff/use-editor';
import { blankContent } from '../../item/content.schema';
import { CoverFromHeadline } from './cover-from-headline';

const PIXEL = 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';
const topic = 'ทุนละ 12,000 บาท ถึง 15 สิงหาคม 2569';
const base = { ...blankContent, categoryId: 1, topic, coverId: 3, coverAlt: 'ภาพเดิม', coverFocusX: 0.2 };
const start: EditorStart = {
  ...{ accountId: 4, door: 'staff', key: 'k', path: '/colleges/college_news', base, content: base, source: 'current' },
  ...{
    files: [],
    editing: 'direct',
    action: 'submit',
    levels: [],
    mayPin: false,
    categories: [],
    others: [],
    drafts: [],
  },
};
const entry = {
  ...{ id: 9, kind: 'image', url: '/media/x-1280.webp', mimeType: 'image/webp', extension: 'webp', bytes: 9 },
  ...{ name: 'ภาพปก.webp', title: 'ภาพปก', alt: 'ภาพปกตัวอักษร:', caption: '', createdAt: '2026-11-20T05:30:00.000Z' },
};

/** Bodies sent to the newsroom's calls, by the call's name. */
const sent: { name: string; body: unknown }[] = [];
type Reply = { status: number; body: object };
let reply: (name: string) => Reply;
const ok = (data: object): Reply => ({ status: 200, body: { status: true, data } });
const previews = ['headline', 'figure', 'panel', 'paper'].map((layout) => ({ layout, src: PIXEL }));

beforeEach(() => {
  sent.length = 0;
  reply = (name) => ok(name === 'make-cover' ? entry : { previews });
});
beforeAll(addModalDialogs);

const fetcher: Fetch = async (address, init) => {
  const name = address.split('/').at(-1) ?? '';
  sent.push({ name, body: JSON.parse(String(init?.body)) });
  const { status, body } = reply(name);
  return toResponse(status, body);
};

/** Substitute for Response, which jsdom lacks, with the members that a call reads. */
function toResponse(status: number, body: object): Response {
  const made: Pick<Response, 'ok' | 'status' | 'json'> & { headers: Pick<Headers, 'get'> } = {
    ...{ ok: status < 400, status, json: async () => body, headers: { get: () => null } },
  };
  return Object.assign(Object.create(null), made);
}

function draw(given: Partial<typeof base> = {}) {
  const content = { ...base, ...given };
  const session = new EditorSession(
    { ...start, base: content, content },
    {
      fetcher: () => Promise.reject(new TypeError('nobody answers')),
      save: () => true,
      remove: () => undefined,
      onSaved: () => undefined,
    },
  );
  render(
    <SessionContext value={session}>
      <CoverFromHeadline fetcher={fetcher} />
      <ToastRegion />
    </SessionContext>,
  );
  return session;
}

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'ทำภาพปกจากหัวข้อ' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'ทำภาพปกจากหัวข้อ' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'ใช้ภาพนี้' })).toBeEnabled());
  return dialog;
};

test('a chosen layout becomes the cover with its text, and undo brings the former one back', async () => {
  const session = draw();
  const dialog = await openDialog();
  expect(dialog.getByRole('button', { name: 'ตัวเลขเด่น' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(dialog.getByRole('button', { name: '15 ส.ค.' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'ใช้ภาพนี้' })).toBeEnabled());
  await userEvent.click(dialog.getByRole('button', { name: 'ใช้ภาพนี้' }));
  await waitFor(() => expect(session.read().content.coverId).toBe(9));
  expect(sent.at(-1)).toEqual({
    name: 'make-cover',
    body: { topic, categoryId: 1, figure: '15 ส.ค.', layout: 'figure' },
  });
  expect(session.read().content).toMatchObject({ coverAlt: `ภาพปกตัวอักษร: ${topic}`, coverFocusX: 0.5 });
  expect(session.read().files.get(9)?.name).toBe('ภาพปก.webp');
  await userEvent.click(await screen.findByRole('button', { name: 'เลิกทำ' }));
  expect(session.read().content).toMatchObject({ coverId: 3, coverAlt: 'ภาพเดิม', coverFocusX: 0.2 });
});

test('a failure is said and can be repeated; nothing is chosen meanwhile', async () => {
  const session = draw();
  reply = () => ({ status: 403, body: { status: false, message: 'ทำภาพปกบ่อยเกินไป' } });
  await userEvent.click(screen.getByRole('button', { name: 'ทำภาพปกจากหัวข้อ' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('ทำภาพปกบ่อยเกินไป');
  expect(screen.getByRole('button', { name: 'ใช้ภาพนี้' })).toBeDisabled();
  reply = () => ok({ previews });
  await userEvent.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'ใช้ภาพนี้' })).toBeEnabled());
  expect(session.read().content.coverId).toBe(3);
});

test('it needs a headline and a category', () => {
  draw({ topic: ' ' });
  expect(screen.getByRole('button', { name: 'ทำภาพปกจากหัวข้อ' })).toBeDisabled();
  expect(screen.getByText(/กรอกหัวข้อและเลือกหมวดหมู่ก่อน/)).toBeVisible();
});

test('a cover made from another headline is pointed out', () => {
  draw({ coverAlt: 'ภาพปกตัวอักษร: หัวข้อเดิม' });
  expect(screen.getByText('หัวข้อข่าวเปลี่ยนแล้ว แต่ภาพปกยังเป็นหัวข้อเดิม')).toBeVisible();
  expect(screen.getByRole('button', { name: 'ทำภาพปกใหม่จากหัวข้อ' })).toBeEnabled();
});

import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readToasts } from '@/components/ui/toast';
import type { WritingGuide } from '../../house-style/house-style.schema';
import { blankContent, type NewsContent } from '../../item/content.schema';
import type { EditorStart } from '../editor.schema';
import { ChecklistCard } from './checklist-card';
import { EditorSession } from './editor-session';
import { TemplateOffer } from './template-offer';
import { SessionContext } from './use-editor';

const guide: WritingGuide = {
  templates: [{ categoryId: 1, headings: ['คุณสมบัติ', 'วิธีสมัคร'], headingsRequired: false, required: [] }],
  words: [{ id: 1, avoided: 'อินเตอร์เน็ต', right: 'อินเทอร์เน็ต', mode: 'stop', categoryId: null }],
};

function draw(given: Partial<NewsContent>) {
  const content = { ...blankContent, categoryId: 1, topic: 'หัวข้อ', coverId: 3, coverAlt: 'ป้าย', ...given };
  const start: EditorStart = {
    ...{ accountId: 4, door: 'staff', key: 'k', path: '/colleges/college_news', base: content, content },
    ...{ source: 'current', files: [], editing: 'direct', action: 'submit', levels: [], mayPin: false },
    ...{ categories: [{ id: 1, name: 'รับสมัครงาน' }], others: [], drafts: [], guide },
  };
  const session = new EditorSession(start, {
    fetcher: () => Promise.reject(new TypeError('nobody answers')),
    save: () => true,
    remove: () => undefined,
    onSaved: () => undefined,
  });
  render(
    <SessionContext value={session}>
      <TemplateOffer />
      <ChecklistCard />
    </SessionContext>,
  );
  return { session, list: within(screen.getByRole('region', { name: 'รายการตรวจ' })) };
}

test('one press replaces a word everywhere, and the toast takes it back', async () => {
  const before = { topic: 'อินเตอร์เน็ตชุมชน', detail: '<p>มีอินเตอร์เน็ต</p>' };
  const { session, list } = draw(before);
  expect(list.getByRole('button', { name: /ต้องแก้ไข.*มีคำที่ห้ามใช้/ })).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'แทนด้วย “อินเทอร์เน็ต”' }));
  expect(session.read().content).toMatchObject({ topic: 'อินเทอร์เน็ตชุมชน', detail: '<p>มีอินเทอร์เน็ต</p>' });
  expect(list.queryByRole('button')).toBeNull();
  expect(screen.getByRole('region', { name: 'รายการตรวจ' })).toHaveFocus();
  act(() => readToasts().at(-1)?.action?.run());
  expect(session.read().content).toMatchObject(before);
  act(() => session.stop());
});

test('a replacement is not taken back over what was typed since', async () => {
  const { session, list } = draw({ topic: 'อินเตอร์เน็ต', detail: '<p>ข้อความ</p>' });
  await userEvent.click(list.getByRole('button', { name: 'แทนด้วย “อินเทอร์เน็ต”' }));
  act(() => session.change({ detail: '<p>ข้อความใหม่</p>' }));
  act(() =>
    readToasts()
      .find(({ action }) => action)
      ?.action?.run(),
  );
  expect(session.read().content).toMatchObject({ topic: 'อินเทอร์เน็ต', detail: '<p>ข้อความใหม่</p>' });
  act(() => session.stop());
});

test('the headings of the category are offered for an empty text only', async () => {
  const { session } = draw({ detail: '<p></p>' });
  await userEvent.click(screen.getByRole('button', { name: 'ใส่หัวข้อย่อย' }));
  expect(session.read().content.detail).toBe('<h2>คุณสมบัติ</h2><p></p><h2>วิธีสมัคร</h2><p></p>');
  expect(screen.queryByRole('button', { name: 'ใส่หัวข้อย่อย' })).toBeNull();
  act(() => session.stop());
});

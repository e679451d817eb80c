import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EditorStart } from '@/lib/news-editor/schema';
import { ChecklistCard } from './checklist-card';
import { EditorSession } from './editor-session';
import { HeadlineField } from './headline-field';
import { SessionContext } from './use-editor';

const base: EditorStart['base'] = {
  section: 'news',
  categoryId: 1,
  topic: '',
  detail: '<p>โทร 081-234-5678</p>',
  coverId: null,
  coverAlt: '',
  coverFocusX: 0.5,
  coverFocusY: 0.5,
  pictures: [{ mediaId: 7, alt: '', decorative: false }],
  attachments: [],
  videoLinks: [],
  publishAt: null,
  unpublishAt: null,
  pinned: false,
};
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

function draw() {
  const session = new EditorSession(start, {
    fetcher: () => Promise.reject(new TypeError('nobody answers')),
    keep: () => true,
    drop: () => undefined,
    onSaved: () => undefined,
  });
  render(
    <SessionContext value={session}>
      <HeadlineField />
      <div data-field="pictures">
        <button type="button">เพิ่ม</button>
        <input aria-label="คำอธิบายภาพ" aria-invalid="true" />
      </div>
      <ChecklistCard />
    </SessionContext>,
  );
  return { session, list: within(screen.getByRole('region', { name: 'รายการตรวจ' })) };
}

test('a finding moves the focus to its field, and to what is wrong inside of it', async () => {
  const { list } = draw();
  await userEvent.click(list.getByRole('button', { name: /กรุณากรอกหัวข้อข่าว/ }));
  expect(screen.getByRole('textbox', { name: 'หัวข้อข่าว' })).toHaveFocus();
  await userEvent.click(list.getByRole('button', { name: /คำอธิบายภาพทุกภาพ/ }));
  expect(screen.getByRole('textbox', { name: 'คำอธิบายภาพ' })).toHaveFocus();
});

test('the list follows what is typed, and tells what was found', async () => {
  const { session, list } = draw();
  expect(list.getByRole('button', { name: /ควรตรวจ.*081-234-5678/ })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'หัวข้อข่าว' }), 'เปิดรับสมัคร');
  expect(list.queryByRole('button', { name: /กรุณากรอกหัวข้อข่าว/ })).toBeNull();
  expect(session.read().content.topic).toBe('เปิดรับสมัคร');
  session.stop();
});

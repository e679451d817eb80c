import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blankContent } from '../../item/content.schema';
import type { EditorStart } from '../editor.schema';
import { ChecklistCard } from './checklist-card';
import { EditorSession } from './editor-session';
import { HeadlineField } from './headline-field';
import { PublishCard } from './publish-card';
import { SessionContext } from './use-editor';

const base: EditorStart['base'] = {
  ...blankContent,
  categoryId: 1,
  detail: '<p>โทร 081-234-5678</p>',
  pictures: [{ mediaId: 7, alt: '', caption: null, decorative: false }],
};
const start: EditorStart = {
  ...{ accountId: 4, door: 'staff', key: 'k', path: '/colleges/college_news', base, content: base, source: 'current' },
  ...{
    files: [],
    editing: 'direct',
    action: 'submit',
    levels: [],
    mayPin: false,
    categories: [{ id: 1, name: 'ข่าวเด่น' }],
    others: [],
    drafts: [],
  },
};

function draw(given: Partial<EditorStart> = {}) {
  const session = new EditorSession(
    { ...start, ...given },
    {
      fetcher: () => Promise.reject(new TypeError('nobody answers')),
      save: () => true,
      remove: () => undefined,
      onSaved: () => undefined,
    },
  );
  render(
    <SessionContext value={session}>
      <HeadlineField />
      <div data-field="pictures">
        <button type="button">เพิ่ม</button>
        <input aria-label="คำอธิบายภาพ" aria-invalid="true" />
      </div>
      <PublishCard />
      <ChecklistCard />
    </SessionContext>,
  );
  return { session, list: within(screen.getByRole('region', { name: 'รายการตรวจ' })) };
}

test('a finding moves the focus to its field, and to the invalid control inside it', async () => {
  const { list } = draw();
  await userEvent.click(list.getByRole('button', { name: /กรุณากรอกหัวข้อข่าว/ }));
  expect(screen.getByRole('textbox', { name: 'หัวข้อข่าว' })).toHaveFocus();
  await userEvent.click(list.getByRole('button', { name: /คำอธิบายภาพทุกภาพ/ }));
  expect(screen.getByRole('textbox', { name: 'คำอธิบายภาพ' })).toHaveFocus();
});

test('the list updates with typing, and shows the matches found', async () => {
  const { session, list } = draw();
  expect(list.getByRole('button', { name: /ควรตรวจ.*081-234-5678/ })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'หัวข้อข่าว' }), 'เปิดรับสมัคร');
  expect(list.queryByRole('button', { name: /กรุณากรอกหัวข้อข่าว/ })).toBeNull();
  expect(session.read().content.topic).toBe('เปิดรับสมัคร');
  session.stop();
});

describe('a time of publication', () => {
  const ready = { ...base, topic: 'เปิดรับสมัคร', detail: '<p>ถึงสิ้นเดือน</p>', coverId: 3, coverAlt: 'ป้าย', pictures: [] };

  test.each([
    ['that is none', { publishAt: '1/12/2569 25:00' }, /กรุณาเลือกวันและเวลาให้ถูกต้อง/],
    ['without a day', { unpublishAt: ' 10:00' }, /กรุณาเลือกวันและเวลาให้ถูกต้อง/],
    ['of another age', { publishAt: '1417-01-01T10:00:00+07:00' }, /ปีของวันที่อยู่นอกช่วง/],
    [
      'behind its end',
      { publishAt: '2030-01-02T10:00:00+07:00', unpublishAt: '2030-01-01T10:00:00+07:00' },
      /เวลาสิ้นสุดต้องอยู่หลังเวลาเผยแพร่/,
    ],
  ])('%s is an error in the checklist', (_, times, words) => {
    const { session, list } = draw({ content: { ...ready, ...times } });
    expect(list.getByRole('button', { name: words })).toHaveTextContent('ต้องแก้ไข');
    expect(list.queryByText(/พร้อมแล้ว/)).toBeNull();
    session.stop();
  });

  test('that was announced but not filled in is an error until it is filled in or taken back', async () => {
    const { session, list } = draw({ content: ready });
    await userEvent.click(screen.getByRole('radio', { name: 'กำหนดวันและเวลา' }));
    expect(list.getByRole('button', { name: /กรุณาเลือกวันและเวลาให้ถูกต้อง/ })).toHaveTextContent('ต้องแก้ไข');
    await userEvent.click(screen.getByRole('radio', { name: 'ทันทีที่อนุมัติ' }));
    expect(list.queryByRole('button')).toBeNull();
    expect(session.read().content.publishAt).toBeNull();
    session.stop();
  });

  test('that is valid is no error', () => {
    const { session, list } = draw({ content: { ...ready, publishAt: '2030-01-01T10:00:00+07:00' } });
    expect(list.queryByRole('button')).toBeNull();
    session.stop();
  });
});

test('the usual categories stand in a group before the others', () => {
  const categories = [
    { id: 2, name: 'กิจกรรม', usual: true },
    { id: 1, name: 'ข่าวเด่น', usual: false },
  ];
  const { session } = draw({ categories });
  const group = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('option');
  expect(group('ที่หน่วยงานใช้บ่อย')).toEqual([screen.getByRole('option', { name: 'กิจกรรม' })]);
  expect(group('หมวดหมู่อื่น')).toEqual([screen.getByRole('option', { name: 'ข่าวเด่น' })]);
  session.stop();
});

test('a new item has no category until one is chosen, and the checklist requires one', async () => {
  const categories = [
    { id: 1, name: 'ข่าวเด่น' },
    { id: 2, name: 'กิจกรรม' },
  ];
  const none = { ...base, categoryId: 0 };
  const { session, list } = draw({ base: none, content: none, categories });
  const field = screen.getByRole('combobox', { name: 'หมวดหมู่' });
  expect(field).toHaveDisplayValue('เลือกหมวดหมู่');
  await userEvent.click(list.getByRole('button', { name: /กรุณาเลือกหมวดหมู่/ }));
  expect(field).toHaveFocus();
  await userEvent.selectOptions(field, 'กิจกรรม');
  expect(session.read().content.categoryId).toBe(2);
  expect(list.queryByRole('button', { name: /กรุณาเลือกหมวดหมู่/ })).toBeNull();
  session.stop();
});

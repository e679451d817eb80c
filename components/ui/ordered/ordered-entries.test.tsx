import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { EntryDialogs } from './entry-dialogs';
import { OrderedEntries } from './ordered-entries';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));
// An asynchronous component of the server; it has a test of its own.
jest.mock('./entry-dialogs', () => ({
  EntryDialogs: ({ entry, back }: ComponentProps<typeof EntryDialogs>) => <p>{`${entry?.name} ${back}`}</p>,
}));

const messages = {
  'links.add': 'เพิ่มลิงก์',
  'links.edit': 'แก้ไขลิงก์',
  'links.delete': 'ลบ',
  'links.deleteTitle': 'ลบลิงก์นี้หรือไม่',
  'links.deleteText': 'กู้คืนได้',
  'links.deleted': 'ลบแล้ว',
  'links.empty': 'ยังไม่มีลิงก์',
  'links.list': 'ลิงก์ตามลำดับ',
} as const;
const send = async () => ({});

function draw(entries: readonly { id: number; label: string }[]) {
  const words = { messages, prefix: 'links', title: 'ลิงก์', lead: 'ท้ายทุกหน้า', path: '/list?part=links' } as const;
  render(
    <OrderedEntries
      {...words}
      asked={{ kind: 'edit', id: 7 }}
      entries={entries}
      getName={({ label }) => label}
      renderRow={({ label }) => <b>{label}</b>}
      renderForm={() => null}
      order={send}
      remove={send}
      restore={send}
    />,
  );
}

test('the rows are in order, and the dialogs are of the entry that the address names', () => {
  draw([
    { id: 8, label: 'หนึ่ง' },
    { id: 7, label: 'สอง' },
  ]);
  expect(screen.getAllByText(/^(หนึ่ง|สอง)$/, { selector: 'b' }).map((row) => row.textContent)).toEqual(['หนึ่ง', 'สอง']);
  expect(screen.getByText('สอง /list?part=links')).toBeVisible();
  expect(screen.getByRole('link', { name: 'เพิ่มลิงก์' })).toHaveAttribute('href', '/list?part=links&edit=new');
  expect(screen.queryByText('ยังไม่มีลิงก์')).toBeNull();
});

test('an empty list says so', () => {
  draw([]);
  expect(screen.getByText('ยังไม่มีลิงก์')).toBeVisible();
});

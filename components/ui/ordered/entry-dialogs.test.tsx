import { render, screen } from '@testing-library/react';
import type { EntryAction } from '@/lib/site/rules';
import { addModalDialogs } from '@/testing/modal-dialogs';
import { EntryDialogs } from './entry-dialogs';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const messages = {
  'links.add': 'เพิ่มลิงก์',
  'links.edit': 'แก้ไขลิงก์',
  'links.delete': 'ลบ',
  'links.deleteTitle': 'ลบลิงก์นี้หรือไม่',
  'links.deleteText': 'กู้คืนได้',
  'links.deleted': 'ลบแล้ว',
} as const;
const known = { id: 7, name: 'เว็บไซต์' };
const form = jest.fn(() => Promise.resolve(<input name="label" />));
const send = async () => ({});

beforeAll(addModalDialogs);

async function draw(asked: EntryAction | undefined, entry?: typeof known, deleteText?: string) {
  const props = { messages, prefix: 'links', asked, entry, back: '/list', form, deleteText } as const;
  render(await EntryDialogs({ ...props, remove: send, restore: send }));
}

test.each([
  ['a new entry', { kind: 'edit', id: 'new' }, undefined, 'เพิ่มลิงก์'],
  ['a known entry', { kind: 'edit', id: 7 }, known, 'แก้ไขลิงก์'],
] as const)('the form of %s', async (_, asked, entry, title) => {
  await draw(asked, entry);
  expect(screen.getByRole('dialog', { name: title })).toContainElement(screen.getByRole('textbox'));
});

test('a deletion is confirmed by name, with the text of the list or another one', async () => {
  await draw({ kind: 'delete', id: 7 }, known);
  expect(screen.getByRole('alertdialog', { name: 'ลบลิงก์นี้หรือไม่' })).toHaveTextContent('เว็บไซต์กู้คืนได้');
  await draw({ kind: 'delete', id: 7 }, known, 'มีลิงก์ย่อย');
  expect(screen.getByText('มีลิงก์ย่อย')).toBeVisible();
  expect(form).not.toHaveBeenCalled();
});

test('a deleted entry can be restored', async () => {
  await draw({ kind: 'deleted', id: 7 });
  expect(screen.getByText('ลบแล้ว')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([undefined, { kind: 'edit', id: 8 }, { kind: 'delete', id: 8 }, { kind: 'hide', id: 7 }] as const)(
  'nothing for %j',
  async (asked) => {
    await draw(asked);
    expect(document.querySelector('dialog')).toBeNull();
  },
);

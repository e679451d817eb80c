import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeyedListTable } from '@/components/ui/list/list-table';
import { setKeysOn } from '@/features/newsroom/review/staff/key-preference';
import type { FormState } from '@/lib/command/form-action';
import type { InboxEntry, InboxTab } from '../inbox.schema';
import { InboxBar } from './inbox-bar';
import { buildInboxColumns } from './inbox-columns';

const NOW = new Date('2026-11-27T03:00:00Z');
const entry = (id: number, title: string): InboxEntry => ({
  ...{ kind: 'voice', id, part: 'message.new', since: NOW, due: NOW, until: null, giver: null, receiver: null },
  ...{ note: '', key: `voice-${id}`, title, sender: 'ข้อความติดต่อ', href: `/colleges/voices/${id}` },
});

/** The list with its bar; returns the forms that it sent. */
function drawInbox({ tab = 'waiting', answer = {} }: { tab?: InboxTab; answer?: FormState } = {}) {
  const sent: Record<string, unknown>[] = [];
  const action = async (_: FormState, form: FormData): Promise<FormState> => {
    sent.push({ ...Object.fromEntries(form), items: form.getAll('items') });
    return answer;
  };
  render(
    <>
      <div data-inbox="">
        <KeyedListTable
          label="งานที่รอ"
          columns={buildInboxColumns({ tab, now: NOW })}
          rows={[entry(1, 'หนึ่ง'), entry(2, 'สอง')]}
          getRowId={({ key }) => key}
        />
      </div>
      <InboxBar action={action} tab={tab} colleagues={[{ id: 7, name: 'สมหญิง' }]} />
    </>,
  );
  return sent;
}

const bar = () => screen.getByRole('group', { name: 'งานกับเรื่องที่เลือก' });
const box = (title: string) => screen.getByRole('checkbox', { name: `เลือก ${title}` });
const link = (title: string) => screen.getByRole('link', { name: title });

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => act(() => setKeysOn(true)));

test('keys go from row to row, choose one and open its tasks, but send nothing', async () => {
  const sent = drawInbox();
  const user = userEvent.setup();
  await user.keyboard('j');
  expect(link('หนึ่ง')).toHaveFocus();
  await user.keyboard('j');
  expect(link('สอง')).toHaveFocus();
  await user.keyboard('j');
  expect(link('สอง')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(link('หนึ่ง')).toHaveFocus();
  await user.keyboard('x');
  expect(box('หนึ่ง')).toBeChecked();
  expect(bar()).toHaveTextContent('เลือกไว้ 1 เรื่อง');
  await user.keyboard('x');
  expect(box('หนึ่ง')).not.toBeChecked();
  await user.keyboard('s');
  expect(box('หนึ่ง')).toBeChecked();
  expect(screen.getByRole('button', { name: 'ถึงพรุ่งนี้ 08.00 น.' })).toHaveFocus();
  await user.keyboard('g');
  expect(screen.getByLabelText('มอบให้เพื่อนร่วมงาน')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a question mark shows the keys, which can be switched off', async () => {
  drawInbox();
  const user = userEvent.setup();
  const help = screen.getByText('คีย์ลัดของงานที่รอ').closest('details');
  expect(help).not.toHaveAttribute('open');
  await user.keyboard('?');
  expect(help).toHaveAttribute('open');
  act(() => setKeysOn(false));
  await user.keyboard('j');
  expect(link('หนึ่ง')).not.toHaveFocus();
});

test('letters that are typed are no keys', async () => {
  drawInbox();
  const user = userEvent.setup();
  await user.click(box('หนึ่ง'));
  await user.click(within(bar()).getByText('มอบให้', { selector: 'summary' }));
  const note = screen.getByLabelText(/^ข้อความถึงผู้รับ/);
  await user.type(note, 'xjs');
  expect(note).toHaveValue('xjs');
  expect(box('หนึ่ง')).toBeChecked();
});

test('a task is sent with the chosen things; the choice is then cleared', async () => {
  const sent = drawInbox({ answer: { done: 'พักไว้ 2 เรื่อง' } });
  const user = userEvent.setup();
  await user.click(box('หนึ่ง'));
  await user.click(box('สอง'));
  await user.click(within(bar()).getByText('พักไว้', { selector: 'summary' }));
  await user.click(screen.getByRole('button', { name: 'ถึงวันจันทร์ 08.00 น.' }));
  expect(sent).toEqual([expect.objectContaining({ task: 'monday', items: ['voice-1', 'voice-2'], past: 'off' })]);
  await waitFor(() => expect(box('หนึ่ง')).not.toBeChecked());
  expect(link('หนึ่ง')).toHaveFocus();
});

test('a refusal stays beside its field, with the choice', async () => {
  const fields = { past: '1 เรื่องครบกำหนดก่อนเวลาที่พักไว้' };
  const sent = drawInbox({ answer: { error: 'กรุณาตรวจสอบ', fields, values: {} } });
  const user = userEvent.setup();
  link('สอง').focus();
  await user.keyboard('s{Enter}');
  const past = screen.getByLabelText('พักไว้แม้เลยวันครบกำหนด');
  await waitFor(() => expect(past).toHaveAccessibleDescription(fields.past));
  expect(past).toHaveFocus();
  expect(box('สอง')).toBeChecked();
  await user.click(past);
  await user.click(screen.getByRole('button', { name: 'ถึงพรุ่งนี้ 08.00 น.' }));
  expect(sent.at(-1)).toMatchObject({ task: 'tomorrow', items: ['voice-2'], past: 'on' });
});

test.each([
  ['snoozed', 'นำกลับมาเลย', 'unsnooze'],
  ['given', 'เรียกคืน', 'takeBack'],
] as const)('the tab %s has %s alone', async (tab, name, task) => {
  const sent = drawInbox({ tab, answer: { done: 'แล้ว' } });
  const user = userEvent.setup();
  await user.click(box('หนึ่ง'));
  expect(within(bar()).queryByText('พักไว้')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name }));
  expect(sent).toEqual([expect.objectContaining({ task, items: ['voice-1'] })]);
});

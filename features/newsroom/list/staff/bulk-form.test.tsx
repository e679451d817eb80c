import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { FormFeedback } from '@/components/ui/form/form-context';
import type { NewsroomTab } from '../counts.schema';
import { BulkForm } from './bulk-form';

beforeAll(() => {
  // jsdom has the element without its modal methods.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const sent: [string, string][][] = [];
const results = [
  { id: 1, ok: true, message: '' },
  { id: 2, ok: false, message: 'ข่าวนี้ถูกแก้ไขไปแล้ว' },
];
const action = async (_before: FormFeedback, form: FormData): Promise<FormFeedback> => {
  sent.push([...form].map(([name, value]) => [name, String(value)]));
  return { done: 'อนุมัติแล้ว 1 จาก 2 รายการ', values: { results: JSON.stringify(results) } };
};

function List({ tab = 'all', answer = action }: { tab?: NewsroomTab; answer?: typeof action }) {
  return (
    <>
      <BulkForm action={answer} formId="chosen" categories={[{ id: 7, name: 'กิจกรรม' }]} tab={tab} />
      <input type="checkbox" name="items" form="chosen" value="1:4" data-topic="ข่าวหนึ่ง" aria-label="ข่าวหนึ่ง" />
      <input type="checkbox" name="items" form="chosen" value="2:1" data-topic="ข่าวสอง" aria-label="ข่าวสอง" />
      <input type="checkbox" name="items" form="another" value="9:9" data-topic="ข่าวอื่น" aria-label="ข่าวอื่น" />
    </>
  );
}

const bar = () => screen.getByRole('group', { name: 'จัดการข่าวที่เลือก' });
const choose = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

beforeEach(() => sent.splice(0));

test('the bar appears as soon as a row of its own list is chosen, with the number of rows', async () => {
  render(<List />);
  expect(bar()).toHaveClass('hidden');
  await choose('ข่าวอื่น');
  expect(bar()).toHaveClass('hidden');
  await choose('ข่าวหนึ่ง');
  await choose('ข่าวสอง');
  expect(bar()).not.toHaveClass('hidden');
  expect(screen.getByRole('status')).toHaveTextContent('เลือก 2 รายการ');
  await userEvent.click(screen.getByRole('button', { name: 'ยกเลิกการเลือก' }));
  expect(bar()).toHaveClass('hidden');
  expect(screen.getByRole('checkbox', { name: 'ข่าวหนึ่ง' })).not.toBeChecked();
});

test('a step sends the chosen rows, and each row’s result is shown with its headline', async () => {
  render(<List />);
  await choose('ข่าวหนึ่ง');
  await choose('ข่าวสอง');
  await userEvent.click(screen.getByRole('button', { name: 'อนุมัติ' }));
  const shown = await screen.findByRole('region', { name: 'ผลของแต่ละรายการ' });
  expect(sent[0]).toEqual(
    expect.arrayContaining([
      ['items', '1:4'],
      ['items', '2:1'],
      ['event', 'publish'],
    ]),
  );
  expect(within(shown).getByRole('status')).toHaveTextContent('อนุมัติแล้ว 1 จาก 2 รายการ');
  const [first, second] = within(shown).getAllByRole('listitem');
  expect(first).toHaveTextContent('สำเร็จ: ข่าวหนึ่ง');
  expect(second).toHaveTextContent('ไม่สำเร็จ: ข่าวสองข่าวนี้ถูกแก้ไขไปแล้ว');
  expect(shown).toHaveFocus();
  await waitFor(() => expect(bar()).toHaveClass('hidden'));
  await userEvent.click(within(shown).getByRole('button', { name: 'ปิดผลการทำรายการ' }));
  expect(shown).not.toBeInTheDocument();
});

test.each([
  ['ถอนการเผยแพร่', 'hide'],
  ['ลบ', 'bin'],
])('%s asks first, by keyboard too', async (name, event) => {
  render(<List />);
  await choose('ข่าวหนึ่ง');
  within(bar()).getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('alertdialog');
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'ยกเลิก' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await userEvent.click(within(bar()).getByRole('button', { name }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toContainEqual(['event', event]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: 'ผลของแต่ละรายการ' })).toHaveFocus();
});

test('a refusal of the whole form is shown, without rows', async () => {
  render(<List answer={async () => ({ error: 'กรุณาเลือกหมวดหมู่ปลายทาง' })} />);
  await choose('ข่าวหนึ่ง');
  await userEvent.click(screen.getByRole('button', { name: 'ย้ายหมวด' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('กรุณาเลือกหมวดหมู่ปลายทาง');
});

test('the bin offers only restoring, and without script the buttons are visible from the start', () => {
  const html = renderToString(<List tab="bin" />);
  expect(html).toContain('value="unbin"');
  expect(html).not.toContain('value="hide"');
  expect(renderToString(<List />)).toMatch(/noscript:flex[^>]*>.*type="submit"[^>]*name="event"/s);
});

import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { FormFeedback } from '@/components/ui/form/form-context';
import { addModalDialogs } from '@/testing/modal-dialogs';
import type { NewsroomTab } from '../counts.schema';
import { BulkForm } from './bulk-form';

beforeAll(addModalDialogs);

const sent: [string, string][][] = [];
const results = [
  { id: 1, ok: true, message: '' },
  { id: 2, ok: false, message: 'ข่าวนี้ถูกแก้ไขไปแล้ว' },
];
const action = async (_before: FormFeedback, form: FormData): Promise<FormFeedback> => {
  sent.push([...form].map(([name, value]) => [name, String(value)]));
  return { done: 'อนุมัติแล้ว 1 จาก 2 รายการ', values: { results: JSON.stringify(results) } };
};

type Box = { value: string; name: string; form?: string; tasks?: string };
const allBoxes: Box[] = [
  { value: '1:4', name: 'ข่าวหนึ่ง' },
  { value: '2:1', name: 'ข่าวสอง' },
  { value: '9:9', name: 'ข่าวอื่น', form: 'another' },
];

type ListProps = { tab?: NewsroomTab; answer?: typeof action; boxes?: Box[] };

function List({ tab = 'all', answer = action, boxes = allBoxes }: ListProps) {
  return (
    <>
      <BulkForm action={answer} formId="chosen" categories={[{ id: 7, name: 'กิจกรรม' }]} tab={tab} />
      {boxes.map(({ value, name, form = 'chosen', tasks = 'publish hide bin move unbin' }) => (
        <input
          key={value}
          {...{ type: 'checkbox', name: 'items', form, value }}
          data-topic={name}
          data-tasks={tasks}
          aria-label={name}
        />
      ))}
    </>
  );
}

const bar = () => screen.getByRole('group', { name: 'จัดการข่าวที่เลือก' });
const choose = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

/** Items of the first form that was sent, as the action reads them: the first field of that name. */
const readSent = () => JSON.parse(sent[0]?.find(([name]) => name === 'items')?.[1] ?? '[]');

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

test('approving lists the chosen rows first, then sends them, and each row’s result is shown with its headline', async () => {
  render(<List />);
  await choose('ข่าวหนึ่ง');
  await choose('ข่าวสอง');
  await userEvent.click(screen.getByRole('button', { name: 'อนุมัติ' }));
  const dialog = screen.getByRole('alertdialog');
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['ข่าวหนึ่ง', 'ข่าวสอง']);
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'อนุมัติ' }));
  const shown = await screen.findByRole('region', { name: 'ผลของแต่ละรายการ' });
  expect(sent[0]).toContainEqual(['event', 'publish']);
  expect(readSent()).toEqual([
    { id: 1, version: 4 },
    { id: 2, version: 1 },
  ]);
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

test('only steps that the viewer may take are offered, and only for the rows that allow them', async () => {
  const boxes = [
    { value: '1:4', name: 'ข่าวหนึ่ง', tasks: 'publish bin' },
    { value: '2:1', name: 'ข่าวสอง', tasks: 'bin' },
  ];
  render(<List boxes={boxes} />);
  const offered = () =>
    within(bar())
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  await choose('ข่าวสอง');
  expect(offered()).toEqual(['ลบ', 'ยกเลิกการเลือก']);
  await choose('ข่าวหนึ่ง');
  expect(offered()).toEqual(['อนุมัติ (1)', 'ลบ', 'ยกเลิกการเลือก']);
  await userEvent.click(screen.getByRole('button', { name: 'อนุมัติ (1)' }));
  const dialog = screen.getByRole('alertdialog');
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
  expect(dialog).toHaveTextContent('ไม่รวมข่าวที่เลือกไว้แต่ทำขั้นตอนนี้ไม่ได้ 1 รายการ');
  await userEvent.click(within(dialog).getByRole('button', { name: 'อนุมัติ' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(readSent()).toEqual([{ id: 1, version: 4 }]);
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

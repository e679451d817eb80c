import { act, fireEvent, render, screen } from '@testing-library/react';
import { KeysHelp } from './keys-help';
import { ReturnAside } from './return-aside';
import { ReturnButton } from './return-button';
import { ReturnScope } from './return-scope';

function renderReturn() {
  return render(
    <ReturnScope>
      <article data-review-text="">
        <p>
          อบรมครู ณ <b>ห้องประชุม</b>ใหญ่
        </p>
      </article>
      <ReturnAside item={{ id: 1, version: 2 }} action={async () => ({})} mayReturn>
        <p>ประวัติ</p>
      </ReturnAside>
      <span data-key="return">
        <ReturnButton href="/item?do=return" />
      </span>
      <KeysHelp />
    </ReturnScope>,
  );
}
const openPanel = () => fireEvent.click(screen.getByRole('link', { name: 'ส่งกลับแก้ไข' }));
const findRemarks = () => screen.getAllByLabelText(/^ให้แก้อย่างไร/);

test('the panel opens beside the text with a point to write, and closes with all that was typed', () => {
  renderReturn();
  expect(screen.queryByRole('region', { name: 'ส่งกลับให้ผู้เขียนแก้ไข' })).toBeNull();
  openPanel();
  const [remark] = findRemarks();
  expect(remark).toHaveFocus();
  expect(screen.getByText('ประวัติ')).not.toBeVisible();
  fireEvent.change(remark as Element, { target: { value: 'ระบุชั้น' } });
  fireEvent.keyDown(remark as Element, { key: 'Escape' });
  expect(screen.queryByRole('region', { name: 'ส่งกลับให้ผู้เขียนแก้ไข' })).toBeNull();
  expect(screen.getByRole('link', { name: 'ส่งกลับแก้ไข' })).toHaveFocus();
  openPanel();
  expect(findRemarks()[0]).toHaveValue('ระบุชั้น');
});

test('selected words become the quote of a point, an untouched point takes them', () => {
  const { container } = renderReturn();
  const select = () => act(() => document.getSelection()?.selectAllChildren(container.querySelector('b') as Element));
  openPanel();
  select();
  openPanel();
  expect(screen.getAllByLabelText(/^ถ้อยคำในข่าว/)).toHaveLength(1);
  expect(screen.getByLabelText('ถ้อยคำในข่าว (ข้อที่ 1)')).toHaveValue('ห้องประชุม');
  select();
  openPanel();
  expect(screen.getAllByLabelText(/^ถ้อยคำในข่าว/)).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'ลบข้อนี้ (1)' }));
  expect(screen.getAllByLabelText(/^ถ้อยคำในข่าว/)).toHaveLength(1);
});

test('words outside of the item are no quote', () => {
  renderReturn();
  act(() => document.getSelection()?.selectAllChildren(screen.getByText('ประวัติ')));
  openPanel();
  expect(screen.getByLabelText('ถ้อยคำในข่าว (ข้อที่ 1)')).toHaveValue('');
});

test('reason and comment are asked for until a point is written', () => {
  renderReturn();
  openPanel();
  expect(screen.getByLabelText('เหตุผลหลัก')).toBeRequired();
  fireEvent.change(findRemarks()[0] as Element, { target: { value: 'ระบุชั้น' } });
  expect(screen.getByLabelText(/^เหตุผลหลัก/)).not.toBeRequired();
});

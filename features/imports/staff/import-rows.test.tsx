import { render, screen, within } from '@testing-library/react';
import { anIdCard } from '@/testing/id-card';
import type { ImportRowEntry } from '../imports.schema';
import { ImportRows } from './import-rows';

const VALID = anIdCard();
const cells = { idCard: '1101700203451', firstName: 'มานะ', lastName: 'ใจดี', email: 'new@example.org' };
const aRow = (given: Partial<ImportRowEntry>): ImportRowEntry => ({
  ...{ number: 2, cells, messages: [], changes: [] },
  ...given,
});
const draw = (rows: ImportRowEntry[]) => render(<ImportRows kind="collegeUsers" rows={rows} />);
const findRow = (text: RegExp) => screen.getByRole('row', { name: text });

test('a changed field shows its former and its new value in its column, which is shown for it', () => {
  draw([aRow({ verdict: 'changed', changes: [{ column: 'email', from: '', to: 'new@example.org' }] })]);
  expect(screen.getByRole('columnheader', { name: 'อีเมล' })).toBeInTheDocument();
  const row = within(findRow(/^แถวที่ 2|^2/));
  expect(row.getByText('(ว่าง)')).toBeInTheDocument();
  expect(row.getByText('(ว่าง)').closest('del')).not.toBeNull();
  expect(row.getByText('new@example.org').closest('ins')).not.toBeNull();
});

test('a refused value is marked in its column; a number that can be nobody’s is shown, others are masked', () => {
  draw([
    aRow({
      verdict: 'wrong',
      cells: { ...cells, idCard: '12' },
      messages: [{ column: 'idCard', text: 'ต้องมี 13 หลัก' }],
    }),
    aRow({
      number: 3,
      verdict: 'wrong',
      cells: { ...cells, idCard: VALID },
      messages: [{ column: 'idCard', text: 'ซ้ำกับแถวที่ 2' }],
    }),
    aRow({
      number: 4,
      verdict: 'wrong',
      cells: { ...cells, lastName: '' },
      messages: [{ column: 'lastName', text: 'ว่าง' }],
    }),
  ]);
  expect(within(findRow(/ต้องมี 13 หลัก/)).getByText('12').parentElement).toHaveTextContent('ผิดพลาด: 12');
  expect(within(findRow(/ซ้ำกับแถวที่ 2/)).getByText(`*********${VALID.slice(-4)}`).parentElement).toHaveTextContent(
    'ผิดพลาด',
  );
  expect(within(findRow(/นามสกุล: ว่าง/)).getByText('(ว่าง)').parentElement).toHaveTextContent('ผิดพลาด');
  expect(screen.queryByRole('columnheader', { name: 'อีเมล' })).toBeNull();
});

test('an unchanged row says so', () => {
  draw([aRow({ verdict: 'same' })]);
  expect(screen.getByText('เหมือนข้อมูลเดิมทุกช่อง')).toBeInTheDocument();
});

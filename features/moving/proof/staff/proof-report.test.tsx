import { render, screen, within } from '@testing-library/react';
import type { Proof } from '../proof.queries';
import { ProofReport } from './proof-report';

const proof: Proof = {
  ...{ id: 1, sourceId: 1, status: 'done', seed: 's', phase: 'files', cursor: '', problem: '' },
  ...{ startedAt: new Date('2026-11-27T03:00:00Z'), aliveAt: new Date(), finishedAt: new Date() },
  source: { kind: 'legacy', address: 'https://old.example/apis', mediaBase: null, isPrivate: false },
  result: {
    ...{ counted: 2, listed: 2, lacking: { count: 0, first: [] }, extra: { count: 0, first: [] } },
    months: [{ categoryId: 1, category: 'ข่าวสาร', month: '2024-05', there: 2, here: 2 }],
    sample: { states: { equal: 2, different: 0, edited: 0, missing: 0, gone: 0 }, others: [] },
    addresses: { total: 1, moved: 1, hidden: 0, wrongCount: 0, wrong: [], asked: { count: 1, right: 1, wrong: [] } },
    files: { count: 0, first: [] },
  },
};

test('a move without findings says so, with the numbers of both sides', () => {
  render(<ProofReport proof={proof} />);
  expect(screen.getAllByText('ตรงกันทุกข้อที่ตรวจ')).not.toHaveLength(0);
  const counts = screen.getByRole('table', { name: 'จำนวนข่าวตามหมวดหมู่และเดือน' });
  const row = within(counts).getByRole('rowheader', { name: 'ข่าวสาร' }).closest('tr');
  expect(within(row ?? counts).getAllByText('2')).toHaveLength(2);
  expect(screen.getByText('สุ่มเรียกผ่านเว็บจริง 1 / 1')).toBeInTheDocument();
});

test('findings are counted and named; a comparison that stopped tells why and how far it came', () => {
  const lacking = { count: 1, first: ['77'] };
  const { unmount } = render(<ProofReport proof={{ ...proof, result: { ...proof.result, lacking } }} />);
  expect(screen.getByText('สิ่งที่ต้องดู 1')).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: '77' })).toBeInTheDocument();
  unmount();
  render(<ProofReport proof={{ ...proof, status: 'failed', problem: 'เว็บเดิมไม่ตอบ', result: {} }} />);
  expect(screen.getByText('หยุดกลางคัน: เว็บเดิมไม่ตอบ')).toBeInTheDocument();
  expect(screen.getAllByText('ยังไม่ถึงขั้นนี้')).not.toHaveLength(0);
});

import { render, screen } from '@testing-library/react';
import { measures } from '../statistics.schema';
import { FigureCards } from './figure-cards';

const figures = (published: number, reads: number) => ({ published, reads, shares: 0 });

test('the ratio says what it divides', () => {
  render(<FigureCards now={figures(4, 1_000)} uncounted={{}} />);
  expect(screen.getByText('ยอดอ่านต่อข่าวที่เผยแพร่ 1 ข่าว').parentElement).toHaveTextContent('250ยอดอ่าน 1,000 ÷ 4 ข่าว');
});

test('a ratio of nothing is no zero; a counted zero stays one', () => {
  render(<FigureCards now={figures(0, 7)} uncounted={{}} />);
  expect(screen.getByText('ยอดอ่านต่อข่าวที่เผยแพร่ 1 ข่าว').parentElement).toHaveTextContent(/ไม่มีข้อมูล$/);
  expect(screen.getByText('ข่าวที่เผยแพร่').parentElement).toHaveTextContent(/0$/);
});

test('a period before anything was counted has words and no change', () => {
  render(<FigureCards now={figures(4, 8)} before={figures(0, 0)} uncounted={{ before: measures }} />);
  expect(screen.getAllByText('ไม่มีข้อมูล')).toHaveLength(4);
  expect(screen.queryByText(/%|ใหม่/)).toBeNull();
});

test('a measure that was not counted then has words, the others keep their numbers', () => {
  render(<FigureCards now={figures(4, 8)} before={figures(2, 0)} uncounted={{ before: ['reads', 'shares'] }} />);
  expect(screen.getByText('ข่าวที่เผยแพร่').parentElement).toHaveTextContent('+100%ก่อนหน้า 2');
  for (const label of ['ยอดอ่าน', 'ยอดแชร์', 'ยอดอ่านต่อข่าวที่เผยแพร่ 1 ข่าว']) {
    expect(screen.getByText(label).parentElement).toHaveTextContent('ก่อนหน้า ไม่มีข้อมูล');
  }
});

test('a period that was counted for a part only keeps its numbers, says so and has no change', () => {
  const uncounted = { before: [], beforeInPart: ['reads', 'shares'] as const };
  render(<FigureCards now={figures(4, 8)} before={figures(2, 2)} uncounted={uncounted} />);
  expect(screen.getByText('ข่าวที่เผยแพร่').parentElement).toHaveTextContent('+100%ก่อนหน้า 2');
  expect(screen.getByText('ยอดอ่าน').parentElement).toHaveTextContent(/8ก่อนหน้า 2 \(นับไม่ครบ\)$/);
  expect(screen.getByText('ยอดอ่านต่อข่าวที่เผยแพร่ 1 ข่าว').parentElement).toHaveTextContent(/ก่อนหน้า 1 \(นับไม่ครบ\)$/);
  expect(screen.getAllByText(/%/)).toHaveLength(1);
});

import { render } from '@testing-library/react';
import { WordDiff } from './word-diff';

test('removed and added text is marked by elements and announced in words', () => {
  const { container } = render(<WordDiff before="รับสมัครนักเรียน" after="รับสมัครนักศึกษา" />);
  expect(container.querySelector('del')?.textContent).toContain('ลบออก: นักเรียน');
  expect(container.querySelector('ins')?.textContent).toContain('เพิ่มเข้า: นักศึกษา');
});

test('each side shows its own text only', () => {
  const { container } = render(<WordDiff before="รับสมัครนักเรียน" after="รับสมัครนักศึกษา" side="before" />);
  expect(container.querySelector('ins')).toBeNull();
  expect(container.textContent).not.toContain('นักศึกษา');
});

test('markup in a text is text', () => {
  const { container } = render(<WordDiff before="" after={'<img src=x onerror="alert(1)">'} />);
  expect(container.querySelector('img')).toBeNull();
});

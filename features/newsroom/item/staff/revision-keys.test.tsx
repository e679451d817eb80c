import { fireEvent, render, screen } from '@testing-library/react';
import { RevisionKeys } from './revision-keys';

function renderKeys() {
  const approved: string[] = [];
  render(
    <>
      <section aria-labelledby="pending">
        <h2 id="pending">ฉบับแก้ไข</h2>
        <button type="button" name="approve" value="yes" onClick={() => approved.push('yes')}>
          อนุมัติฉบับแก้ไข
        </button>
        <details>
          <summary>ไม่อนุมัติฉบับแก้ไข</summary>
          <textarea aria-label="ความเห็น" />
        </details>
      </section>
      <RevisionKeys />
    </>,
  );
  return approved;
}

test('a revision is approved by two presses, and leaving the button forgets the first', () => {
  const approved = renderKeys();
  const button = screen.getByRole('button', { name: 'อนุมัติ' });
  fireEvent.click(button);
  expect(approved).toEqual([]);
  expect(button).toHaveTextContent('กดอีกครั้งเพื่อเผยแพร่ฉบับแก้ไข');
  expect(button).toHaveFocus();
  fireEvent.blur(button);
  fireEvent.click(button);
  expect(approved).toEqual([]);
  fireEvent.click(button);
  expect(approved).toEqual(['yes']);
});

test('a refusal opens its form and focuses the comment', () => {
  renderKeys();
  fireEvent.click(screen.getByRole('button', { name: 'ไม่อนุมัติ' }));
  expect(screen.getByLabelText('ความเห็น')).toHaveFocus();
});

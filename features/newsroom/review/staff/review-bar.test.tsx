import { fireEvent, render, screen } from '@testing-library/react';
import type { ItemReview } from '../review.queries';
import { ReviewBar } from './review-bar';

const next = { topic: 'ข่าวถัดไป', href: '#next' };
const open: ItemReview = { task: 'item', decided: undefined, total: 9, position: 3, next, previous: undefined };
const decided: ItemReview = {
  ...{ task: undefined, total: 8, position: 3, next, previous: undefined },
  decided: { event: 'publish', undo: { reviewId: 5, ms: 60_000 } },
};

function renderBar(approve: () => void) {
  const draw = (review: ItemReview) => (
    <>
      <textarea aria-label="ช่อง" />
      <ReviewBar item={{ id: 1, version: 2 }} review={review} takeBack={async () => ({})} listHref="/list">
        {review.task && (
          <span data-key="approve">
            <button type="button" onClick={approve}>
              อนุมัติ
            </button>
          </span>
        )}
      </ReviewBar>
    </>
  );
  const { rerender } = render(draw(open));
  return (review: ItemReview) => rerender(draw(review));
}
const press = (target: Element, key: string, more = {}) => fireEvent.keyDown(target, { key, ...more });

test('a key presses its button, but not while somebody types or holds it down', () => {
  let count = 0;
  renderBar(() => {
    count += 1;
  });
  expect(screen.getByText('เรื่องที่ 3 จาก 9')).toBeInTheDocument();
  press(screen.getByLabelText('ช่อง'), 'a');
  expect(count).toBe(0);
  press(document.body, 'a', { repeat: true });
  expect(count).toBe(0);
  press(document.body, 'a', { ctrlKey: true });
  expect(count).toBe(0);
  press(document.body, 'ฟ', { code: 'KeyA' });
  expect(count).toBe(1);
});

test('the keys are switched off in this browser, and on again', () => {
  let count = 0;
  renderBar(() => {
    count += 1;
  });
  const keys = screen.getByLabelText('ใช้ปุ่มลัดในหน้านี้');
  fireEvent.click(keys);
  press(document.body, 'a');
  expect(count).toBe(0);
  fireEvent.click(keys);
  press(document.body, 'a');
  expect(count).toBe(1);
});

test('a decision moves the focus to the next item, and taking it back to the decision', () => {
  const show = renderBar(() => undefined);
  show(decided);
  expect(screen.getByText('อนุมัติและเผยแพร่แล้ว')).toBeInTheDocument();
  expect(screen.getByText('เหลืออีก 8 เรื่อง')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'ถัดไป' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'เลิกทำ' })).toBeVisible();
  show(open);
  expect(screen.getByRole('button', { name: 'อนุมัติ' })).toHaveFocus();
});

test('after the last decision the way leads to the list', () => {
  const show = renderBar(() => undefined);
  show({ ...decided, total: 0, next: undefined });
  expect(screen.getByText('พิจารณาครบทุกเรื่องแล้ว')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'กลับไปที่รายการ' })).toHaveFocus();
});

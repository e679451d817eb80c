import { render } from '@testing-library/react';
import { ErrorView } from './error-view';

test.each([
  ['ข่าว | ข่าวอาชีวศึกษา', 'เกิดข้อผิดพลาด · An error occurred | ข่าวอาชีวศึกษา'],
  ['', 'เกิดข้อผิดพลาด · An error occurred'],
])('the title of a page that failed in the browser keeps the brand of %j', (before, title) => {
  document.title = before;
  render(<ErrorView retry={() => undefined} />);
  expect([...document.querySelectorAll('title')].map(({ textContent }) => textContent)).toContain(title);
});

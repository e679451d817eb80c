import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ListChoice } from '../list.rules';
import { NewsListView } from './news-list-view';

const place = { path: '/news_group/', fixed: { news_type: '1002' } };
const answer = { items: [], total: 31, page: 1, pages: 3 };

const view = (choice: ListChoice) => (
  <NewsListView
    title="ข่าวทุนการศึกษา"
    place={place}
    choice={choice}
    answer={answer}
    apiKey="key"
    siteUrl="http://localhost"
    filter={{ categoryId: 1002 }}
  />
);

afterEach(() => document.body.replaceChildren());

test('one line tells the number of items and opens the filters, which are a form without script too', () => {
  document.body.innerHTML = renderToStaticMarkup(view({ sort: 'news_countread', per: '24', page: '1' }));
  const button = screen.getByRole('button', { name: 'กรอง/เรียง (2)' });
  expect(button.parentElement).toHaveTextContent(/^31 ข่าว.*·กรอง\/เรียง \(2\)$/);
  const sheet = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(sheet).toHaveAttribute('popover', 'auto');
  const form = sheet?.querySelector('form');
  expect(form).toHaveAttribute('action', '/news_group/');
  expect(new FormData(form ?? undefined).get('news_type')).toBe('1002');
  if (form) expect(within(form).getByRole('button', { name: 'แสดงข่าว' })).toHaveAttribute('type', 'submit');
});

test('without filters the button has no number, and a page number is none', () => {
  render(view({ page: '2' }));
  expect(screen.getByRole('button', { name: 'กรอง/เรียง' })).toBeInTheDocument();
});

test('feeds, alerts and archive follow the list', () => {
  render(view({}));
  const follow = screen.getByText('ติดตามข่าว');
  const list = screen.getByRole('status');
  expect(list.compareDocumentPosition(follow) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByRole('link', { name: /รับข่าวทางอีเมล/ })).toBeInTheDocument();
});

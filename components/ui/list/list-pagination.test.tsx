import { render, screen } from '@testing-library/react';
import { getURLFromRedirectError } from 'next/dist/client/components/redirect';
import { isRedirectError } from 'next/dist/client/components/redirect-error';
import { ListPagination } from './list-pagination';

const hrefOf = (page: number) => `/news/?page=${page}`;

/** The address to which a page of a list redirects before it renders; undefined if it renders. */
function leadsTo(page: number, pages: number): string | undefined {
  try {
    ListPagination({ page, pages, hrefOf });
  } catch (error) {
    if (isRedirectError(error)) return getURLFromRedirectError(error);
    throw error;
  }
}

test.each([
  [9, 4, '/news/?page=4'],
  [2, 1, '/news/?page=1'],
])('page %i of %i redirects to the last one', (page, pages, href) => {
  expect(leadsTo(page, pages)).toBe(href);
});

test('the last page is shown with its page links', () => {
  render(<ListPagination page={4} pages={4} hrefOf={hrefOf} />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/news/?page=4');
});

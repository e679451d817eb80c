import { render, screen } from '@testing-library/react';
import type { DayErrors } from '../page/page.rules';
import { SearchFilters, SearchFiltersButton } from './search-filters';

const choice = { filter: { search: 'ทุน', year: 2569 }, sort: 'relevance', page: 1, exact: false } as const;
const answer = {
  facets: { categories: [{ id: 7, name: 'ข่าวทุน', count: 3 }], organisations: [], provinces: [], years: [] },
  facetsPartial: false,
  total: 3,
};

const renderFilters = (verdicts: DayErrors) =>
  render(
    <>
      <SearchFiltersButton choice={choice} verdicts={verdicts} />
      <SearchFilters choice={choice} answer={answer} days={{ from: '', to: '' }} verdicts={verdicts} />
    </>,
  );

test('a button with the number of filters opens the sheet of orders, facets and days', () => {
  const { container } = renderFilters({});
  const button = screen.getByRole('button', { name: 'กรอง/เรียง (1)' });
  const sheet = container.querySelector('[popover]');
  expect(button.getAttribute('popovertarget')).toBe(sheet?.id);
  for (const part of ['nav', 'form', 'a[href*="news_type=7"]']) expect(sheet?.querySelector(part)).not.toBeNull();
});

test('a refused day stands in the page, as no sheet could be opened without script', () => {
  const { container } = renderFilters({ from: 'search.badDay' });
  expect(container.querySelector('[popover], [popovertarget]')).toBeNull();
  expect(screen.getByLabelText('ตั้งแต่วันที่')).toHaveAttribute('aria-invalid', 'true');
});

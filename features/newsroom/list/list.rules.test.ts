import { newsroomList, readNewsroomOrder, toTab } from './list.rules';

describe('the URL of a newsroom list', () => {
  test.each([
    [{}, ''],
    [{ status: 'wait', page: '2' }, '?status=wait&page=2'],
    [{ status: 'everything', page: '-1', sort: 'password', per: '1000', dir: 'up' }, ''],
    [{ status: ['bin', 'wait'], search: '  ทุน\n' }, '?status=bin&search=%E0%B8%97%E0%B8%B8%E0%B8%99'],
    [{ category: '1002', organisation: "1' OR 1=1" }, '?category=1002'],
    [{ category: '0x10', organisation: '2147483648' }, ''],
    [{ from: '01/10/2568', to: '2026-09-30' }, '?from=2025-10-01&to=2026-09-30'],
    [{ from: '31/02/2569', to: '2026-02-31' }, ''],
    [{ sort: 'reads', dir: 'asc', per: '48' }, '?sort=reads&dir=asc&per=48'],
    [{ sort: 'updated', dir: 'desc', per: '24', part: 'all' }, ''],
    [{ part: 'members' }, '?part=members'],
    [{ status: 'wait', sort: 'waiting', dir: 'asc' }, '?status=wait'],
    [{ status: 'wait', sort: 'updated', dir: 'desc' }, '?status=wait&sort=updated'],
    [{ status: 'return', dir: 'desc' }, '?status=return&dir=desc'],
    [{ sort: 'waiting', dir: 'desc' }, '?sort=waiting&dir=desc'],
  ])('%j', (params, query) => {
    const choice = newsroomList.read(params);
    expect(newsroomList.href('/colleges/college_news', choice, { page: choice.page })).toBe(
      `/colleges/college_news${query}`,
    );
  });

  test('leads to the first page when anything else changes', () => {
    const choice = newsroomList.read({ page: '7', search: 'ทุน' });
    expect(newsroomList.href('/x', choice, { tab: 'wait' })).not.toContain('page');
    expect(newsroomList.href('/x', choice, { page: 8 })).toContain('page=8');
  });

  test('is narrowed by filters, not by the tab', () => {
    expect(newsroomList.isNarrowed(newsroomList.read({ status: 'wait', page: '2' }))).toBe(false);
    expect(newsroomList.isNarrowed(newsroomList.read({ to: '2026-09-30' }))).toBe(true);
  });
});

describe('the order of a list', () => {
  test.each([
    [{}, 'updated', true],
    [{ status: 'draft' }, 'updated', true],
    [{ status: 'wait' }, 'waiting', false],
    [{ status: 'pending' }, 'waiting', false],
    [{ status: 'return' }, 'waiting', false],
    [{ status: 'wait', dir: 'desc' }, 'waiting', true],
    [{ status: 'wait', sort: 'date' }, 'date', true],
    [{ sort: 'reads', dir: 'asc' }, 'reads', false],
  ])('%j', (params, sort, descending) => {
    expect(readNewsroomOrder(newsroomList.read(params))).toEqual({ sort, descending });
  });

  test('is the tab’s own when another tab is opened', () => {
    const choice = newsroomList.read({ sort: 'reads', dir: 'asc', search: 'ทุน' });
    const { searchParams } = new URL(newsroomList.href('/x', choice, toTab('wait')), 'http://localhost');
    expect(Object.fromEntries(searchParams)).toEqual({ status: 'wait', search: 'ทุน' });
  });
});

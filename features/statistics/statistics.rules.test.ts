import { figureList, listInvalidDays, readFigureChoice } from './statistics.rules';

test('a URL contains every choice', () => {
  const params = {
    ...{ period: 'custom', from: '2025-10-01', to: '2026-01-31', compare: 'lastYear', section: 'news' },
    ...{ by: 'author', step: 'day', measure: 'reads', dir: 'asc', organisation: '7', kind: 'college' },
    ...{ province: '50', category: '3', part: 'members', page: '4' },
  };
  const choice = readFigureChoice(params);
  expect(Object.fromEntries(figureList.toQuery(choice, { page: choice.page }))).toEqual(params);
  expect(figureList.href('/x', choice, { measure: 'shares' })).not.toContain('page');
});

test('forged values fall back to the defaults', () => {
  const forged = { period: 'x', by: '1;', measure: ['', 'reads'], step: '__proto__', page: '-1', organisation: '0x10' };
  expect(readFigureChoice(forged)).toEqual(readFigureChoice({}));
  expect(figureList.href('/x', readFigureChoice({}))).toBe('/x');
});

test('days are read in the Buddhist era, in any order, and invalid ones are reported', () => {
  const choice = readFigureChoice({ period: 'custom', from: '31/01/2569', to: '1 ต.ค. 2568' });
  expect(choice).toMatchObject({ preset: 'custom', from: '2025-10-01', to: '2026-01-31' });
  expect(readFigureChoice({ from: '1/10/2568' }).preset).toBe('custom');
  expect(listInvalidDays({ from: '31/02/2569', to: '' })).toEqual(['from']);
  expect(listInvalidDays({ to: '29/02/2567' })).toEqual([]);
});

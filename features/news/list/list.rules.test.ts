import { buildListApiUrl, change, listHref, readChoice } from './list.rules';

const place = { path: '/news_group/', fixed: { news_type: '1002' } };

describe('the URL of a list', () => {
  test('omits defaults and empty values', () => {
    const choice = readChoice(new URLSearchParams('news_type=1002&page=1&search=+&sort=news_date&dir=desc&per=12'));
    expect(listHref(place, choice)).toBe('/news_group/?news_type=1002');
  });

  test('drops the page when anything else changes', () => {
    const third = { sort: 'news_countread', page: '3' };
    expect(change(third, { search: 'ทุน' })).toEqual({ sort: 'news_countread', search: 'ทุน' });
    expect(change(third, { page: '4' })).toEqual({ sort: 'news_countread', page: '4' });
    expect(change(third, { page: '1' })).toEqual({ sort: 'news_countread' });
  });

  test('has an API counterpart, with the section that the path implies', () => {
    const lifestyle = { path: '/lifeStyle/', fixed: { section: 'lifestyle' } };
    expect(listHref(lifestyle, { page: '2' })).toBe('/lifeStyle/?page=2');
    expect(buildListApiUrl(lifestyle, { page: '2' })).toBe('/api/v1/news?section=lifestyle&page=2');
  });

  test('escapes a search', () => {
    expect(listHref(place, { search: '"><img src=x>&page=9' })).toBe(
      '/news_group/?news_type=1002&search=%22%3E%3Cimg+src%3Dx%3E%26page%3D9',
    );
  });
});

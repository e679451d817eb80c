import { isPublicPage } from './public-pages';

test.each(['/', '/about/', '/news_group/', '/readnews/news/', '/readnews/previews/', '/login', '/login/'])(
  '%s is the same for everybody',
  (path) => {
    expect(isPublicPage(path)).toBe(true);
  },
);

test.each([
  '/login/reset/',
  '/login/reset',
  '/login/code/',
  '/login/email/',
  '/login/forgot/',
  '/login//',
  '/login/x.css',
  '/member/account',
  '/administrator',
  '/Login/',
  '/readnews/preview',
  '/readnews/preview/',
  '/readnews/preview/x',
])('%s is private', (path) => {
  expect(isPublicPage(path)).toBe(false);
});

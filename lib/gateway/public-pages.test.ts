import { isPublicPage } from './public-pages';

test.each([
  '/',
  '/about/',
  '/news_group/',
  '/organisations/',
  '/organisations/7/',
  '/readnews/news/',
  '/readnews/previews/',
  '/login',
  '/login/',
  '/documents/',
  '/privacy/',
  '/archive/2568/10/',
  '/most_read/',
  '/feed/rss.xml',
  '/alerts/',
  '/participation/',
  '/participation/7/',
])('%s is the same for everybody', (path) => {
  expect(isPublicPage(path)).toBe(true);
});

test.each([
  '/login/reset/',
  '/login/reset',
  '/login/code/',
  '/login/confirm/',
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
  '/readnews/preview/home/',
  '/documents/7',
  '/alerts/mine/',
  '/alerts/stop',
  '/alerts/confirm/',
  '/documents/7/plan.pdf',
  '/participation/track/',
])('%s is private', (path) => {
  expect(isPublicPage(path)).toBe(false);
});

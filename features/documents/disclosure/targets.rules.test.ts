import { readTargetPlace } from './targets.rules';

const SITE = 'https://news.example.org';

test.each([
  ['', { kind: 'nowhere' }],
  ['/nothing/', { kind: 'nowhere' }],
  ['/administrator/', { kind: 'nowhere' }],
  ['/media/x.pdf', { kind: 'nowhere' }],
  ['/readnews/news/', { kind: 'nowhere' }],
  ['/readnews/news/?news_id=x', { kind: 'nowhere' }],
  ['https://example.org/plan.pdf', { kind: 'elsewhere' }],
  ['https://news.example.org.evil.example/about/', { kind: 'elsewhere' }],
  ['/about', { kind: 'page', path: '/about/' }],
  ['/news_group/?news_type=1008#list', { kind: 'page', path: '/news_group/' }],
  [`${SITE}/faq/`, { kind: 'page', path: '/faq/' }],
  ['/participation/suggest/', { kind: 'page', path: '/participation/suggest/' }],
  ['/readnews/movec/', { kind: 'page', path: '/readnews/movec/' }],
  ['/archive/2569/7/', { kind: 'page', path: '/archive/' }],
  ['/readnews/movec/?news_id=7', { kind: 'news', id: 7 }],
  [`${SITE}/readnews/news?news_id=12`, { kind: 'news', id: 12 }],
  ['/organisations/3/', { kind: 'organisation', id: 3 }],
  ['/participation/4', { kind: 'poll', id: 4 }],
  ['/documents/5', { kind: 'document', id: 5 }],
  ['/documents/5/plan.pdf', { kind: 'document', id: 5 }],
])('%j leads to %j', (target, place) => {
  expect(readTargetPlace(target, SITE)).toEqual(place);
});

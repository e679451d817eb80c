import { areas } from '@/lib/areas/areas';
import { env } from '@/lib/env/env';

const MAX_AGE_SECONDS = 86_400;

/** Paths closed to robots besides the staff areas: APIs, personal pages, endless searches. */
const DISALLOWED = [
  ...['/api/', '/login', '/logout', '/newsroom/', '/readnews/preview', '/saved', '/alerts'],
  ...['/search?', '/search/?', '/en/search?', '/en/search/?'],
  ...['/*?*sort=', '/*?*per=', '/document/export_news/file', '/organisations/?*letter=', '/organisations/?*search='],
  ...['/en/organisations/?*letter=', '/en/organisations/?*search='],
];

/** `robots.txt`: allowed and disallowed paths, and the sitemaps. */
export function answerRobots(): Response {
  const roots = Object.values(areas).flatMap(({ root }) => [`${root}$`, `${root}/`]);
  const lines = [
    'User-agent: *',
    'Allow: /',
    ...[...DISALLOWED, ...roots].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${env.SITE_URL}/sitemap.xml`,
    `Sitemap: ${env.SITE_URL}/news-sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}` },
  });
}

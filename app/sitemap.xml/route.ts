import { answerSitemapIndex } from '@/lib/api/sitemap-answer';

export const dynamic = 'force-dynamic';

/** The index of all sitemaps. */
export const GET = () => answerSitemapIndex();

import { answerSitemapIndex } from '@/features/discovery/sitemaps/sitemaps.http';

export const dynamic = 'force-dynamic';

/** The index of all sitemaps. */
export const GET = () => answerSitemapIndex();

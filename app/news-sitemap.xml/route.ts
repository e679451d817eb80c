import { answerNewsSitemap } from '@/features/discovery/sitemaps/sitemaps.http';

export const dynamic = 'force-dynamic';

/** The news of the last two days. */
export const GET = () => answerNewsSitemap();

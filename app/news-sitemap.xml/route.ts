import { answerNewsSitemap } from '@/features/discovery/sitemaps/sitemaps.http';

/** The news of the last two days. */
export const GET = () => answerNewsSitemap();

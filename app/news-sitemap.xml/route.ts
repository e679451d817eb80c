import { answerNewsSitemap } from '@/lib/api/sitemap-answer';

export const dynamic = 'force-dynamic';

/** The news of the last two days. */
export const GET = () => answerNewsSitemap();

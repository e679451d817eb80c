import { answerSitemap } from '@/features/discovery/sitemaps/sitemaps.http';

type Context = { params: Promise<{ file: string }> };

/** One sitemap: of the pages, or of a range of items. */
export const GET = async (_request: Request, { params }: Context) => answerSitemap((await params).file);

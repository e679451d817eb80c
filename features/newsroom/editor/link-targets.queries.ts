import { z } from 'zod';
import { requireWriter } from '@/features/media/media.queries';
import { listFilteredNews } from '@/features/news/filter/filter.queries';
import { newsFilter, SEARCH_LENGTH } from '@/features/news/filter/filter.schema';
import { newsHref } from '@/features/news/news.rules';
import type { Viewer } from '@/lib/auth/viewer';
import { parseInput } from '@/lib/command/parse';
import { text } from '@/lib/command/validation';
import type { LinkTargets } from './link-targets.schema';

/** Maximum number of items that are offered. */
const MAX_TARGETS = 8;

const linkSearch = z.object({ search: text(SEARCH_LENGTH).min(1) });

/**
 * Public items with the typed words, newest first, as targets of a link: a link to any other item would lead readers
 * nowhere.
 *
 * @throws AppError as `requireWriter`, 'invalid' for an empty search
 */
export async function listLinkTargets(raw: unknown, viewer: Viewer): Promise<LinkTargets> {
  requireWriter(viewer);
  const { search } = parseInput(linkSearch, raw);
  const cards = await listFilteredNews(newsFilter.parse({ search }), MAX_TARGETS);
  return {
    targets: cards.map((card) => ({
      href: newsHref(card),
      topic: card.topic,
      category: card.category.name,
      publishedAt: card.publishedAt,
    })),
  };
}

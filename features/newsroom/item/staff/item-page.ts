import type { NewsItem } from '@/features/news/news.schema';
import type { PreviewLink } from '../../previews/previews.schema';
import type { ComparedSide, HistoryStep, RevisionEntry, RevisionNames } from '../../revisions/revisions.schema';
import type { ItemFacts, NewsEvent } from '../../workflow/workflow.schema';
import type { NewsContent } from '../content.schema';

/** Location of an item in an area: below its list, or at a URL of its own with the id in the query. */
export type ItemLocation = { path: string; id: number; byQuery: boolean };

/** URL of an item's page, with additional query parameters. */
export function itemHref({ path, id, byQuery }: ItemLocation, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...(byQuery ? { news_id: String(id) } : {}), ...more });
  const page = byQuery ? path : `${path}/${id}`;
  return query.size > 0 ? `${page}?${query}` : page;
}

/** An item as the components of its page show it. */
export type ShownItem = {
  id: number;
  version: number;
  facts: ItemFacts;
  content: NewsContent;
  category: { id: number; name: string };
  organisation: { name: string };
  author: string;
  publishAt: string;
  withdrawalNote?: string;
  createdAt: string;
  updatedAt: string;
  deletedAt?: string;
  reads: number;
  shares: number;
};

/** Data of an item's page. */
export type ItemPage = {
  item: ShownItem;
  /** The item as readers see it, or will. */
  body: NewsItem;
  steps: readonly HistoryStep[];
  revisions: readonly RevisionEntry[];
  links: readonly PreviewLink[];
  /** Two revisions to compare; undefined despite `asksComparison` if one of them doesn't exist. */
  comparison?: { before: ComparedSide; after: ComparedSide };
  asksComparison: boolean;
  names: RevisionNames;
  /** Categories of the item's section. */
  categories: readonly { id: number; name: string }[];
  events: readonly NewsEvent[];
  /** Levels that publishing or lifting may set. */
  levels: readonly number[];
  mayEdit: boolean;
  pending?: { id: number; number: number; content: NewsContent; isOwn: boolean; mayDecide: boolean } & Pick<
    RevisionEntry,
    'by' | 'createdAt'
  >;
  now: Date;
};

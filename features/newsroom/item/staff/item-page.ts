import type { NewsItem } from '@/features/news/news.schema';
import type { PreviewLink } from '../../previews/previews.schema';
import type { ComparedSide, HistoryStep, RevisionEntry, RevisionNames } from '../../revisions/revisions.schema';
import type { ItemFacts, NewsEvent } from '../../workflow/workflow.schema';
import type { NewsContent } from '../content.schema';

/** Where an item stands in an area: below its list, or at an address of its own with the id in the query. */
export type ItemLocation = { path: string; id: number; byQuery: boolean };

/** The page of an item, with something more in its query. */
export function itemHref({ path, id, byQuery }: ItemLocation, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...(byQuery ? { news_id: String(id) } : {}), ...more });
  const page = byQuery ? path : `${path}/${id}`;
  return query.size > 0 ? `${page}?${query}` : page;
}

/** An item as the pieces of its page show it. */
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

/** Everything that the page of an item shows. */
export type ItemPage = {
  item: ShownItem;
  /** The item as readers see it, or will. */
  body: NewsItem;
  steps: readonly HistoryStep[];
  revisions: readonly RevisionEntry[];
  links: readonly PreviewLink[];
  /** Two revisions side by side; `asksComparison` without it means that one of them is not there. */
  comparison?: { before: ComparedSide; after: ComparedSide };
  asksComparison: boolean;
  names: RevisionNames;
  /** Those of the item's section. */
  categories: readonly { id: number; name: string }[];
  events: readonly NewsEvent[];
  /** The levels that publishing or lifting may give. */
  levels: readonly number[];
  mayEdit: boolean;
  pending?: { id: number; number: number; content: NewsContent; isOwn: boolean; mayDecide: boolean } & Pick<
    RevisionEntry,
    'by' | 'createdAt'
  >;
  now: Date;
};

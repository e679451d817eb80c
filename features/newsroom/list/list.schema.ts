import type { NewsStatus } from '../workflow/workflow.schema';

/** Sort orders of a list; the first is the default. */
export const newsroomSorts = ['updated', 'date', 'reads'] as const;
export type NewsroomSort = (typeof newsroomSorts)[number];

/** Default number of rows per page. */
export const STAFF_ROWS = 24;
/** Retention of the bin, in days. */
export const BIN_DAYS = 30;

/** An item as the newsroom's lists show it: plain JSON. */
export type NewsroomRow = {
  id: number;
  version: number;
  topic: string;
  section: 'news' | 'lifestyle';
  status: NewsStatus;
  level: number;
  category: { id: number; name: string };
  organisation: { id: number; name: string; shortName: string };
  author: string;
  publishAt: string;
  publishOnApproval: boolean;
  unpublishAt?: string;
  updatedAt: string;
  deletedAt?: string;
  pending: boolean;
  reads: number;
  shares: number;
};

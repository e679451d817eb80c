import { z } from 'zod';
import type { Section } from '../categories/categories.schema';
import type { NewsFilter } from '../filter/filter.schema';
import type { WrittenFields } from '../news.schema';

/** Path of the export form, and of the file itself. */
export const EXPORT_PAGE = '/document/export_news/';
export const EXPORT_FILE = '/document/export_news/file';

/** Maximum number of items per file: the newest matches. */
export const EXPORT_ITEMS = 10_000;

/** File formats of the export. */
export const newsFormats = ['csv', 'xlsx', 'pdf', 'docx'] as const;
export type NewsFormat = (typeof newsFormats)[number];

/** Contents of a document: only headlines with their facts, or also the full texts. */
export const exportContents = ['list', 'full'] as const;
export type ExportContents = (typeof exportContents)[number];

/** A parsed export request. */
export type ExportRequest = {
  filter: NewsFilter;
  format: NewsFormat;
  contents: ExportContents;
  /** Typed words of an organisation's name while none is chosen. */
  organisationWords: string;
  /** Days as typed, to refill the form. */
  typed: { from: string; to: string };
  /** Message keys of field errors. */
  wrong: { from?: string; to?: string };
};

/** A block of an item's text. */
export type TextBlock = { kind: 'text' | 'heading' | 'item'; text: string };

/** A public item for the export. */
export type ExportRow = WrittenFields & {
  id: number;
  section: Section;
  category: string;
  organisation: string;
  province: string;
  author: string;
  publishedAt: Date;
  reads: number;
  shares: number;
  /** Plain text, at most 600 characters. */
  summary: string;
  /** Sanitised HTML; only if full texts are requested. */
  detail?: string;
};

export type ExportHead = {
  /** Description of the filter, in Thai. */
  name: string;
  agency: string;
  /** Colour of headlines in a PDF, if the agency has its own. */
  accent?: string;
  madeAt: Date;
  /** Number of matching items, at most one more than a file holds. */
  fitting: number;
};

/**
 * Kinds of frames. With script, the response consists of frames, so that it carries both progress and the file: one
 * byte for the kind, four for the length (big-endian), then the body. `done` has the number of written items as text,
 * `failed` an error message; a stream that does not finish with `end` is incomplete.
 */
export const frameKinds = { bytes: 1, done: 2, failed: 3, end: 4 } as const;
export type FrameKind = keyof typeof frameKinds;
export const FRAME_HEAD_BYTES = 5;
/** Content type of a framed response. */
export const FRAMES_TYPE = 'application/vnd.portal.frames';

/** A choice with id and name. */
export const named = z.object({ id: z.number(), name: z.string() });
export type Named = z.infer<typeof named>;

/** Responses for the form: match count and organisation search. */
export const countResponse = z.object({ status: z.literal(true), data: z.object({ count: z.number() }) });
export const organisationsResponse = z.object({
  status: z.literal(true),
  data: z.object({ organisations: z.array(named) }),
});
/** Error response of these requests and of the file. */
export const errorResponse = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
});

import { z } from 'zod';
import { stripControls, tidyText } from '@/lib/text/text-rules';

/** Kinds of sources: an older portal by its calls, a WordPress file, a feed. */
export const sourceKinds = ['legacy', 'wordpress', 'feed'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** An id, an address or markup of a source, as it is compared or read by a parser: signs that no text may have are removed. */
export const foreignText = z.string().overwrite(stripControls);

/** A text of a source that is shown: tidied like a typed one. */
export const shownText = foreignText.overwrite(tidyText);

/** Something of a source that isn't taken over as it was: its kind, its address or value, and the number of its places. */
export const dropped = z.object({ kind: foreignText, detail: shownText, count: z.number() });
export type Dropped = z.infer<typeof dropped>;

const sourcePicture = z.object({ address: foreignText, alt: shownText, caption: shownText.optional() });
export type SourcePicture = z.infer<typeof sourcePicture>;

/** An item of a source, whatever the source is. */
export const sourceItem = z.object({
  oldId: foreignText,
  /** The id that it keeps; null if it gets a new one. */
  keptId: z.number().nullable(),
  topic: shownText,
  /** Text as it came; it passes the sanitiser when it is written. */
  html: foreignText,
  /** ISO 8601; null if the source has no readable date. */
  publishAt: foreignText.nullable(),
  status: z.enum(['allow', 'draft', 'hide']),
  /** Null if the source doesn't tell. */
  level: z.number().nullable(),
  /** Id or name of its category at the source. */
  category: foreignText,
  categoryName: shownText,
  /** Name of the office that wrote it; empty for the agency. */
  office: shownText,
  reads: z.number(),
  shares: z.number(),
  videoLinks: z.array(foreignText),
  /** Address of its cover as the source names it; empty for none. */
  cover: foreignText,
  coverAlt: shownText,
  /** Pictures below the text; null until they have been asked for. */
  pictures: z.array(sourcePicture).nullable(),
  /** Old addresses, as path and query, beside that of its id. */
  addresses: z.array(foreignText),
  /** Address against which those of its text are resolved. */
  base: foreignText,
  /** Address of the page where it was published first and stays; unset for a site that is given up. */
  canonicalUrl: foreignText.optional(),
  /** True if the text may be cut, so that it has to be asked for. */
  isCut: z.boolean(),
  /** Losses and guesses of its reading. */
  notes: z.array(dropped),
});
export type SourceItem = z.infer<typeof sourceItem>;

/**
 * Which pictures a run fetches: all; those of the newest years, the rest in the background; none until an item has been
 * read; or none, so that only a later run for all fetches them.
 */
export const pictureWishes = z.union([z.enum(['all', 'none', 'first-reader']), z.number().int().min(1).max(50)]);
export type PictureWish = z.infer<typeof pictureWishes>;

/** Days back that a run reads; null for everything. */
export const sinceDays = z.number().int().min(1).max(3_650).nullable().default(null);

/** Options of a run. */
export const runOptions = z.object({
  pictures: pictureWishes.default('all'),
  /** Pause between two requests, in milliseconds. */
  paceMs: z.number().int().min(0).max(60_000).default(250),
  /** Office to which all items belong, within its rights; null for the whole portal. */
  organisationId: z.number().int().nullable().default(null),
  /** True if items become drafts of that office, though it may publish by itself. */
  asDrafts: z.boolean().default(false),
  /** Account of the office (id of the system user) that asked for it, and so is their author. */
  systemUserId: z.number().int().nullable().default(null),
  /** Category of the office's items whose own one isn't here; null for the first. */
  categoryId: z.number().int().nullable().default(null),
  /** True to take a WordPress site's pages as items too. */
  pages: z.boolean().default(false),
  /** Path of the file that the run reads; never taken from a request. */
  file: foreignText.optional(),
});
export type RunOptions = z.infer<typeof runOptions>;

/** Remark of a run: what didn't fit, in Thai. */
export const remark = z.object({ text: z.string(), detail: z.string().default('') });
export type Remark = z.infer<typeof remark>;

/** Findings of the phases of a run. */
export const findings = z.object({
  /** Traits of the source, for its own adapter. */
  traits: z.unknown().optional(),
  /** Items by the source's own count, and those that it listed. */
  counted: z.number().optional(),
  listed: z.number().optional(),
  remarks: z.array(remark).default([]),
  /** Levels that only a list of the newest items tells, by old id. */
  levels: z.record(z.string(), z.number()).default({}),
});
export type Findings = z.infer<typeof findings>;

/** Time without a sign of life after which another process may carry a run on. */
export const STALE_MS = 60_000;

export const moveStates = ['waiting', 'written', 'unchanged', 'conflict', 'failed', 'gone', 'undone'] as const;
export type MoveState = (typeof moveStates)[number];

/** A category of a source. */
export type SourceCategory = { oldId: string; name: string; visible: boolean; position: number };
/** An office of a source: its name, and its login name where it is known. */
export type SourceOffice = { name: string; code: string };
export type SourceBanner = {
  oldId: string;
  title: string;
  description: string;
  target: string;
  visible: boolean;
  image: string;
};
export type SourceLink = { oldId: string; label: string; target: string };

/** Everything of a source but its items. */
export type SourceSite = {
  categories: SourceCategory[];
  offices: SourceOffice[];
  banners: SourceBanner[];
  links: SourceLink[];
  /** Address of the logo; empty for none. */
  logo: string;
  remarks: Remark[];
};

/** Result of listing: the source's own count, the items it listed, and what was odd. */
export type ListReport = { counted: number | undefined; listed: number; remarks: Remark[] };

/** A source as a run uses it. Each method may throw an `OutboundError` or a `SourceError`. */
export type MoveSourceAdapter = {
  /**
   * Finds out how the source answers.
   *
   * @returns its traits, stored with the run and given to the adapter when the run goes on
   */
  probe: () => Promise<unknown>;
  readSite: () => Promise<SourceSite>;
  /**
   * Lists the items, newest first where the source can.
   *
   * @param stage called with the items of each window, repeated ones included
   */
  listItems: (since: Date | undefined, stage: (items: SourceItem[]) => Promise<void>) => Promise<ListReport>;
  /** Levels of the newest items by their old id, where lists lack them. */
  listLevels: () => Promise<Record<string, number>>;
  /** The whole item; undefined if it is gone by now. */
  complete: (item: SourceItem) => Promise<SourceItem | undefined>;
  listPictures: (item: SourceItem) => Promise<SourcePicture[]>;
  /** Whole addresses at which a file may be that an item names, likeliest first. */
  listFileAddresses: (name: string, base: string) => string[];
  /** Tells the adapter which of those addresses had the file. */
  rememberFileAddress: (name: string, address: string) => void;
  fetchFile: (address: string) => Promise<Uint8Array<ArrayBuffer>>;
  close: () => void;
};

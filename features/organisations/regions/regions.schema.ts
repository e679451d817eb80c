import { z } from 'zod';
import { lineField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import { regionsMessages as words } from './regions.messages';

export const MAX_REGION_NAME = 60;
/** Upper bound, above the number of provinces in the country. */
const MOST_PROVINCES = 200;

const provinceIdList = z.array(id).max(MOST_PROVINCES).default([]);

/**
 * Form of a region group; without an id it is a new one.
 *
 * `before` are the provinces that the group had when the form was opened: only differences from them are changed, so
 * that concurrent edits lose nothing.
 */
export const regionInput = z.object({
  id: id.optional(),
  name: lineField(MAX_REGION_NAME, { missing: words['regions.nameMissing'], long: words['regions.nameLong'] }),
  before: provinceIdList,
  provinceIds: provinceIdList,
});

/** A region group as it was when it was deleted. */
export const deletedRegion = z.object({
  id: z.number(),
  name: z.string(),
  position: z.number(),
  provinceIds: z.array(z.number()),
});

export type RegionProvince = { id: number; name: string };
/** A region group as the administrator sees it, its provinces by name. */
export type Region = { id: number; name: string; provinces: RegionProvince[] };
/** A province with its group; undefined for none. */
export type GroupedProvince = RegionProvince & { region?: { id: number; name: string } };

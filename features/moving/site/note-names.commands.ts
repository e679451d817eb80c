import { z } from 'zod';
import { command } from '@/lib/command/command';
import { id } from '@/lib/command/validation';
import { foreignText, shownText } from '../moving.schema';
import { mapCategories, mapOffices } from './mappings.store';

/** Remembers the names of a source's categories and offices, and what stands for them here, before anything is moved. */
export const noteNames = command({
  access: 'site.manage',
  input: z.object({
    sourceId: id,
    categories: z.array(z.object({ oldId: foreignText, name: shownText, visible: z.boolean(), position: z.number() })),
    offices: z.array(z.object({ name: shownText, code: foreignText })),
  }),
  run: async ({ sourceId, categories, offices }, _viewer, tx) => {
    await mapCategories(tx, { id: sourceId, isDry: true, runId: 0 }, categories);
    await mapOffices(tx, sourceId, offices);
    return undefined;
  },
});

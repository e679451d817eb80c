import { z } from 'zod';
import { command } from '@/lib/command/command';
import { sealApiKey } from '../legacy/open-stored-legacy';
import { foreignText } from '../moving.schema';
import { requireRun } from '../runs/runs.store';

/** Stores the key of a run's source, sealed, for the pictures that the portal fetches by itself later. */
export const keepSourceKey = command({
  access: 'site.manage',
  input: z.object({ runId: z.number().int(), apiKey: foreignText.max(1_000) }),
  run: async ({ runId, apiKey }, _viewer, tx) => {
    const { sourceId } = await requireRun(runId, tx);
    await tx.moveSource.update({ where: { id: sourceId }, data: { apiKey: sealApiKey(apiKey) } });
    return { sourceId };
  },
  audit: (_, { sourceId }) => ({ action: 'move.keepKey', noun: 'move', nounId: sourceId }),
});

import { z } from 'zod';
import { id, rawText } from '@/lib/command/validation';
import { movingMessages as words } from '../moving.messages';

/** Names of a source that stand for something here: of offices, and ids of categories. */
export const mappingKinds = ['office', 'category'] as const;
export type MappingKind = (typeof mappingKinds)[number];

const NAME_LENGTH = 2_000;

export const mappingInput = z.object({
  sourceId: id,
  kind: z.enum(mappingKinds, words['moving.mapping.badKind']),
  name: rawText(NAME_LENGTH),
  targetId: id,
});
export const exactInput = mappingInput.pick({ sourceId: true, kind: true });

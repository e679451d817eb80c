import { z } from 'zod';

export const ownDataFormats = ['json', 'html'] as const;
export type OwnDataFormat = (typeof ownDataFormats)[number];
export const ownDataDownload = z.object({ format: z.enum(ownDataFormats, 'ownData.badFormat') });

import { z } from 'zod';

export const myDataFormats = ['json', 'html'] as const;
export type MyDataFormat = (typeof myDataFormats)[number];
export const myDataDownloadInput = z.object({ format: z.enum(myDataFormats, 'ownData.badFormat') });

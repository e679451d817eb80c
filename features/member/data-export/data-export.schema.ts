import { z } from 'zod';
import { dataExportMessages as words } from './data-export.messages';

export const myDataFormats = ['json', 'html'] as const;
export type MyDataFormat = (typeof myDataFormats)[number];
export const myDataDownloadInput = z.object({ format: z.enum(myDataFormats, words['ownData.badFormat']) });

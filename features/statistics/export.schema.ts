import { sheetFormats } from '@/lib/files/sheet-format';

export const figureFormats = [...sheetFormats, 'pdf'] as const;

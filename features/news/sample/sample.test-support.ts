import { toIndexForm } from '@/lib/text/trigrams';
import type { Sample, SampleRow } from './sample.schema';

/** For tests: a sample of items with the same text in every column. */
export const buildTextSample = (...texts: string[]): Sample => ({
  rows: texts.map((text): SampleRow => {
    const form = toIndexForm(text);
    return {
      ...{ topic: form, words: form, text: form, section: 'news', categoryId: 1, organisationId: 1, provinceId: null },
      ...{ systemUserId: null, collegeUserId: null, day: '2026-01-01' },
    };
  }),
  items: texts.length,
  memo: new Map(),
});

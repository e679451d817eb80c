import type { NoticeAudience } from './audience.schema';

/**
 * Form fields of an audience, such as `circle-province-50`; individual organisations are also sent as a list of ids.
 */
const AUDIENCE_FIELD = /^circle-(kind|region|province|institute|organisation)-(.+)$/;
export const SINGLE_RECIPIENTS_FIELD = 'circle-organisations';
const listsByWord = {
  kind: 'kinds',
  region: 'regions',
  province: 'provinces',
  institute: 'institutes',
  organisation: 'organisations',
} as const satisfies Record<string, keyof NoticeAudience>;
export type AudienceWord = keyof typeof listsByWord;

export const toAudienceFieldName = (word: AudienceWord, of: string | number): string => `circle-${word}-${of}`;

/** Audience from form fields, unparsed; the command validates it. */
export function readNoticeAudience(fields: Readonly<Record<string, string>>): Record<keyof NoticeAudience, string[]> {
  const found: Record<keyof NoticeAudience, string[]> = {
    kinds: [],
    regions: [],
    provinces: [],
    institutes: [],
    organisations: (fields[SINGLE_RECIPIENTS_FIELD] ?? '').split(',').filter(Boolean),
  };
  for (const [name, value] of Object.entries(fields)) {
    const [, word, of = ''] = AUDIENCE_FIELD.exec(name) ?? [];
    const known = Object.entries(listsByWord).find(([key]) => key === word);
    if (known && value !== 'off') found[known[1]].push(of);
  }
  return found;
}

export const emptyAudience: NoticeAudience = {
  kinds: [],
  regions: [],
  provinces: [],
  institutes: [],
  organisations: [],
};

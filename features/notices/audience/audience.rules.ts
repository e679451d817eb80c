import type { AudienceList, NoticeAudience } from './audience.schema';

/** Form fields of an audience, such as `circle-province-50`; single and excluded ones are also sent as lists of ids. */
const AUDIENCE_FIELD = /^circle-(kind|region|province|institute|organisation|excluded)-(.+)$/;
export const SINGLE_RECIPIENTS_FIELD = 'circle-organisations';
export const EXCLUDED_RECIPIENTS_FIELD = 'circle-exclusions';
export const UNION_FIELD = 'circle-union';
const listsByWord = {
  kind: 'kinds',
  region: 'regions',
  province: 'provinces',
  institute: 'institutes',
  organisation: 'organisations',
  excluded: 'excluded',
} as const satisfies Record<string, AudienceList>;
export type AudienceWord = keyof typeof listsByWord;

export const toAudienceFieldName = (word: AudienceWord, of: string | number): string => `circle-${word}-${of}`;

const readIds = (text = ''): string[] => text.split(',').filter(Boolean);

/** Audience from form fields, unparsed; the command validates it. */
export function readNoticeAudience(
  fields: Readonly<Record<string, string>>,
): Record<AudienceList, string[]> & { isUnion: boolean } {
  const found = {
    ...{ kinds: [] as string[], regions: [] as string[], provinces: [] as string[], institutes: [] as string[] },
    organisations: readIds(fields[SINGLE_RECIPIENTS_FIELD]),
    excluded: readIds(fields[EXCLUDED_RECIPIENTS_FIELD]),
    isUnion: fields[UNION_FIELD] === 'on',
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
  excluded: [],
  isUnion: false,
};

/** True if the audience narrows kinds by areas, so that its words name both. */
export const isNarrowed = ({ kinds, regions, provinces, institutes, isUnion }: NoticeAudience): boolean =>
  !isUnion && kinds.length > 0 && regions.length + provinces.length + institutes.length > 0;

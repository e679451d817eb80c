import { db } from '@/lib/db/db';
import { noticeAudienceMessages as words } from './audience.messages';
import { listNamedRecipients } from './audience.queries';
import { isNarrowed } from './audience.rules';
import type { NoticeAudience, Recipient } from './audience.schema';

/** Maximum number of organisations named one by one in the words of an audience. */
const NAMED = 3;

/** The organisations that an audience names one by one, and the whole audience in words. */
export async function describeAudience(audience: NoticeAudience) {
  const [named, excluded, areas] = await Promise.all([
    listNamedRecipients(audience.organisations),
    listNamedRecipients(audience.excluded),
    listAreaNames(audience),
  ]);
  const kinds = audience.kinds.map((kind) => words[`noticeCircles.kind.${kind}`]);
  const groups = isNarrowed(audience)
    ? [`${kinds.join(', ')} ${words['noticeCircles.in']} ${areas.join(', ')}`]
    : [...kinds, ...areas];
  const minus = excluded.length > 0 ? ` ${words['noticeCircles.except']} ${formatSingles(excluded)}` : '';
  const singles = named.length > 0 ? [formatSingles(named)] : [];
  return { named, excluded, inWords: [...groups, ...singles].join(', ') + minus };
}

function formatSingles(all: readonly Recipient[]): string {
  const more = all.length - NAMED;
  const shown = all.slice(0, NAMED).map(({ name }) => name);
  return [...shown, ...(more > 0 ? [`+${more}`] : [])].join(', ');
}

/** Names of the areas of an audience. */
async function listAreaNames({ regions, provinces, institutes }: NoticeAudience): Promise<string[]> {
  const select = { name: true } as const;
  const [regionRows, provinceRows, instituteRows] = await Promise.all([
    db.regionGroup.findMany({ where: { id: { in: regions } }, select, orderBy: { position: 'asc' } }),
    db.province.findMany({ where: { id: { in: provinces } }, select, orderBy: { name: 'asc' } }),
    db.organisation.findMany({ where: { id: { in: institutes } }, select, orderBy: { name: 'asc' } }),
  ]);
  return [
    ...regionRows.map(({ name }) => name),
    ...provinceRows.map(({ name }) => `${words['noticeCircles.provinceOf']}${name}`),
    ...instituteRows.map(({ name }) => `${words['noticeCircles.collegesOf']}${name}`),
  ];
}

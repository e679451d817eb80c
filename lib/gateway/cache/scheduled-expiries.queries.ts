import { z } from 'zod';
import { db } from '@/lib/db/db';
import { tag } from '@/lib/request/context';
import { EMERGENCY_KEY } from '@/lib/site/emergency-banner.schema';

/** A moment at which pages change without a write, and the tags to invalidate then. */
export type ScheduledExpiry = { at: Date; tags: string[] };

const kinds = ['news', 'banner', 'poll', 'notice', 'policy'] as const;
const rows = z.array(
  z.object({
    at: z.date(),
    kind: z.enum(kinds),
    id: z.number().nullable(),
    categoryId: z.number().nullable(),
    organisationId: z.number().nullable(),
  }),
);

/** Tags to invalidate when something of a kind begins or ends. */
const tagsByKind: Readonly<Record<(typeof kinds)[number], (row: z.infer<typeof rows>[number]) => string[]>> = {
  news: ({ id, categoryId, organisationId }) => [
    tag.home,
    tag.lists(),
    ...(id === null ? [] : [tag.news(id)]),
    ...(categoryId === null ? [] : [tag.lists(categoryId)]),
    ...(organisationId === null ? [] : [tag.organisation(organisationId)]),
  ],
  banner: () => [tag.banners],
  poll: ({ id }) => [tag.polls, ...(id === null ? [] : [tag.votes(id)])],
  notice: () => [tag.settings, tag.home],
  policy: () => [tag.policies],
};

/**
 * The next moments at which time alone changes what readers see: items that begin or end, banners' dates, polls, the
 * emergency notice, versions of policies.
 *
 * @param after only later moments
 * @param most maximum number, the soonest first
 */
export async function listScheduledExpiries(after: Date, most: number): Promise<ScheduledExpiry[]> {
  const found = await db.$queryRaw`
    SELECT * FROM (
      (SELECT publish_at AS at, 'news' AS kind, id, category_id AS "categoryId", organisation_id AS "organisationId"
        FROM news WHERE section = 'news' AND status = 'allow' AND deleted_at IS NULL AND publish_at > ${after}
        ORDER BY publish_at LIMIT ${most})
      UNION ALL
      (SELECT publish_at, 'news', id, category_id, organisation_id
        FROM news WHERE section = 'lifestyle' AND status = 'allow' AND deleted_at IS NULL AND publish_at > ${after}
        ORDER BY publish_at LIMIT ${most})
      UNION ALL
      (SELECT unpublish_at, 'news', id, category_id, organisation_id
        FROM news WHERE status = 'allow' AND deleted_at IS NULL AND unpublish_at > ${after}
        ORDER BY unpublish_at LIMIT ${most})
      UNION ALL
      (SELECT at, 'banner', id, NULL, NULL FROM banner, LATERAL (VALUES (starts_at), (ends_at)) t (at)
        WHERE visible AND at > ${after})
      UNION ALL
      (SELECT at, 'poll', id, NULL, NULL FROM poll, LATERAL (VALUES (opens_at), (closes_at)) t (at)
        WHERE at > ${after} ORDER BY at LIMIT ${most})
      UNION ALL
      (SELECT at, 'notice', NULL, NULL, NULL FROM setting, LATERAL (SELECT (value->>'expiresAt')::timestamptz AS at) t
        WHERE key = ${EMERGENCY_KEY} AND at > ${after})
      UNION ALL
      (SELECT in_force_at, 'policy', NULL, NULL, NULL FROM policy_version WHERE in_force_at > ${after})
    ) due ORDER BY at LIMIT ${most}`;
  return rows.parse(found).map((row) => ({ at: row.at, tags: tagsByKind[row.kind](row) }));
}

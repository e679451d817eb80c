import { z } from 'zod';
import { db } from '@/lib/db/db';
import type { OrganisationChoice } from './list.rules';

const figures = z.array(
  z.object({
    ...{ id: z.number(), login: z.date().nullable(), known: z.date(), people: z.number(), items: z.number() },
    score: z.number().nullable(),
  }),
);
export type Figures = z.infer<typeof figures>[number];

/**
 * Last login of the office, number of accounts, of public items and health score of each organisation, in the list's
 * order.
 */
export async function listFigures(
  ids: readonly number[],
  { sort, descending }: OrganisationChoice,
  now: Date,
): Promise<Figures[]> {
  const sign = descending ? -1 : 1;
  const rows = await db.$queryRaw`
    WITH figure AS (
      SELECT o.id, o.name, o.code, (SELECT h.score FROM organisation_health h WHERE h.organisation_id = o.id)::int AS score,
        (SELECT max(a.last_login_at) FROM "system_user" s JOIN account a ON a.id = s.account_id
          WHERE s.organisation_id = o.id AND s.is_office) AS login,
        coalesce((SELECT max(coalesce(a.last_login_at, a.created_at)) FROM "system_user" s JOIN account a ON a.id = s.account_id
          WHERE s.organisation_id = o.id AND s.is_office), o.created_at) AS known,
        ((SELECT count(*) FROM "system_user" s WHERE s.organisation_id = o.id)
          + (SELECT count(*) FROM college_user u WHERE u.organisation_id = o.id))::int AS people,
        (SELECT count(*) FROM news n JOIN category c ON c.id = n.category_id AND c.visible
          WHERE n.organisation_id = o.id AND n.status = 'allow' AND n.deleted_at IS NULL AND n.publish_at <= ${now}
            AND (n.unpublish_at IS NULL OR n.unpublish_at > ${now}))::int AS items
      FROM organisation o WHERE o.id = ANY(${[...ids]}::int[])
    )
    SELECT id, login, known, people, items, score FROM figure
    ORDER BY
      CASE ${sort} WHEN 'people' THEN people * ${sign}::int WHEN 'items' THEN items * ${sign}::int
        WHEN 'health' THEN score * ${sign}::int WHEN 'login' THEN extract(epoch FROM login) * ${sign}::int END NULLS LAST,
      CASE WHEN NOT ${descending} THEN CASE ${sort} WHEN 'name' THEN name WHEN 'code' THEN code END END
        COLLATE "th-TH-x-icu" ASC,
      CASE WHEN ${descending} THEN CASE ${sort} WHEN 'name' THEN name WHEN 'code' THEN code END END
        COLLATE "th-TH-x-icu" DESC,
      name COLLATE "th-TH-x-icu", id`;
  return figures.parse(rows);
}

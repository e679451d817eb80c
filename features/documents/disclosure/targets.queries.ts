import { z } from 'zod';
import { buildPublicWhere } from '@/features/news/news.queries';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { dependsOn, tag } from '@/lib/request/context';
import { SITE_KEY } from '@/lib/site/schema';
import { getCurrentTime } from '@/lib/time/current-time';
import { readTargetPlace, type TargetPlace } from './targets.rules';

type Thing = 'news' | 'organisation' | 'poll';

const pageRows = z.array(z.object({ path: z.string() }));

/** Pages whose content the agency writes, and that have none yet; all others always have content. */
async function listEmptyPages(now: Date): Promise<Set<string>> {
  dependsOn(tag.settings, tag.executives, tag.faq, tag.policies, tag.documents);
  const rows = await db.$queryRaw`
    WITH site AS (SELECT value FROM setting WHERE key = ${SITE_KEY}),
      policy AS (SELECT DISTINCT kind FROM policy_version WHERE in_force_at <= ${now})
    SELECT path FROM (VALUES
      ('/about/', EXISTS (SELECT FROM site WHERE COALESCE(value->>'about', '') <> '')),
      ('/contact/', EXISTS (SELECT FROM site
        WHERE COALESCE(value->>'phone', '') || COALESCE(value->>'email', '') || COALESCE(value->>'address', '') <> '')),
      ('/executives/', EXISTS (SELECT FROM executive WHERE visible)),
      ('/faq/', EXISTS (SELECT FROM faq_entry WHERE visible)),
      ('/documents/', EXISTS (SELECT FROM document d WHERE d.visible
        AND EXISTS (SELECT FROM document_version v WHERE v.document_id = d.id))),
      ('/privacy/', EXISTS (SELECT FROM policy WHERE kind = 'privacy')),
      ('/cookies/', EXISTS (SELECT FROM policy WHERE kind = 'cookies')),
      ('/terms/', EXISTS (SELECT FROM policy WHERE kind = 'terms')),
      ('/policy/', EXISTS (SELECT FROM policy WHERE kind = 'website'))
    ) page (path, filled) WHERE NOT filled`;
  return new Set(pageRows.parse(rows).map(({ path }) => path));
}

/** Ids of those things that readers can open. */
const finders: Readonly<Record<Thing, (ids: number[], now: Date) => Promise<{ id: number }[]>>> = {
  news: (ids, now) => {
    dependsOn(...ids.map((id) => tag.news(id)), tag.categories);
    return db.news.findMany({ where: { AND: [{ id: { in: ids } }, buildPublicWhere(now)] }, select: { id: true } });
  },
  organisation: (ids) => {
    dependsOn(tag.organisations);
    return db.organisation.findMany({ where: { id: { in: ids }, status: 'open' }, select: { id: true } });
  },
  poll: (ids) => {
    dependsOn(tag.polls);
    return db.poll.findMany({ where: { id: { in: ids }, visible: true }, select: { id: true } });
  },
};

/**
 * Looks up the targets of items, all at once, but for documents, which items reference. One query for the pages, and one
 * for each kind of thing that is named.
 *
 * @returns true for a target that readers can open and that has content
 */
export async function lookUpTargets(targets: readonly string[], now = getCurrentTime()) {
  const places = targets.map((target) => readTargetPlace(target, env.SITE_URL));
  const find = async (kind: Thing) => {
    const ids = places.flatMap((place) => (place.kind === kind && 'id' in place ? [place.id] : []));
    return new Set(ids.length === 0 ? [] : (await finders[kind](ids, now)).map(({ id }) => id));
  };
  const [empty, news, organisation, poll] = await Promise.all([
    places.some(({ kind }) => kind === 'page') ? listEmptyPages(now) : new Set<string>(),
    find('news'),
    find('organisation'),
    find('poll'),
  ]);
  const things = { news, organisation, poll };
  const isThere = (place: TargetPlace): boolean => {
    switch (place.kind) {
      case 'page':
        return !empty.has(place.path);
      case 'news':
      case 'organisation':
      case 'poll':
        return things[place.kind].has(place.id);
      default:
        return place.kind === 'elsewhere';
    }
  };
  return (target: string): boolean => isThere(readTargetPlace(target, env.SITE_URL));
}

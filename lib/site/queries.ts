import { cache } from 'react';
import { z } from 'zod';
import { db, type Transaction } from '../db';
import { mediaUrl } from '../media/schema';
import { seen, tag } from '../trace';
import { siteMessages } from './messages';
import {
  LOGO_ID,
  type MenuEntry,
  MODERATION_KEY,
  type ModeratedKind,
  menuKinds,
  moderationSetting,
  type SiteFrame,
  siteSettings,
  socialLink,
  usefulLink,
} from './schema';

const frameRow = z.object({
  site: siteSettings.nullable(),
  logo: z.object({ hash: z.string(), extension: z.string(), widths: z.array(z.number()) }).nullable(),
  menu: z
    .array(z.object({ kind: z.enum(menuKinds), name: z.string().nullable(), categoryId: z.number().nullable() }))
    .nullable(),
  links: z.array(usefulLink).nullable(),
  social: z.array(socialLink).nullable(),
});

/** What stands around every public page, in one query; read once however often one rendering asks. */
export const readFrame = cache(async (): Promise<SiteFrame> => {
  seen(tag.settings, tag.logo, tag.categories, tag.links);
  const [row] = z.array(frameRow).parse(await frameRows());
  const logo = row?.logo ?? undefined;
  return {
    site: row?.site ?? siteSettings.parse({}),
    logo: logo && mediaUrl(logo, logo.widths.at(0)),
    menu: (row?.menu ?? []).map(toMenuEntry),
    links: row?.links ?? [],
    social: row?.social ?? [],
  };
});

/** The kinds of organisations whose items need approval before they are public; none unless an administrator says so. */
export async function readModeration(tx: Pick<Transaction, 'setting'> = db): Promise<ModeratedKind[]> {
  const row = await tx.setting.findUnique({ where: { key: MODERATION_KEY }, select: { value: true } });
  return moderationSetting.parse(row?.value);
}

function frameRows(): Promise<unknown> {
  return db.$queryRaw`
    SELECT
      (SELECT value FROM setting WHERE key = 'site') AS site,
      (SELECT json_build_object('hash', m.hash, 'extension', m.extension, 'widths', m.widths)
        FROM logo l JOIN media m ON m.id = l.media_id WHERE l.id = ${LOGO_ID}) AS logo,
      (SELECT json_agg(json_build_object('kind', e.kind, 'name', c.name, 'categoryId', e.category_id) ORDER BY e.position, e.id)
        FROM menu_entry e LEFT JOIN category c ON c.id = e.category_id
        WHERE e.visible AND (e.kind <> 'category' OR c.visible)) AS menu,
      (SELECT json_agg(json_build_object('id', id, 'label', label, 'target', target) ORDER BY position, id)
        FROM link WHERE visible) AS links,
      (SELECT json_agg(json_build_object('kind', kind, 'label', label, 'target', target) ORDER BY kind)
        FROM social_link WHERE target <> '') AS social`;
}

const fixedEntries = {
  home: { label: siteMessages['menu.home'].th, href: '/' },
  participation: { label: siteMessages['menu.participation'].th, href: '/participation/' },
  lifestyle: { label: siteMessages['menu.lifestyle'].th, href: '/lifeStyle/' },
  login: { label: siteMessages['menu.login'].th, href: '/login/' },
  contact: { label: siteMessages['menu.contact'].th, href: '/contact/' },
} as const;

function toMenuEntry(row: { kind: MenuEntry['kind']; name: string | null; categoryId: number | null }): MenuEntry {
  if (row.kind === 'category') {
    return {
      kind: row.kind,
      label: row.name ?? '',
      href: `/news_group/?news_type=${row.categoryId}`,
      categoryId: row.categoryId,
    };
  }
  return { kind: row.kind, ...fixedEntries[row.kind], categoryId: null };
}

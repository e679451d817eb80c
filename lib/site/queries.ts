import { cache } from 'react';
import { z } from 'zod';
import { memoizeByTags } from '@/lib/cache/memoize';
import { db, type Prisma, type Transaction } from '@/lib/db/db';
import { getMediaUrl, type Picture, pictureColumns, toPicture } from '@/lib/files/picture.schema';
import { toSafeTarget } from '@/lib/http/safe-target';
import { tag } from '@/lib/request/context';
import { loadDictionary } from '@/lib/text/thai-words/dictionary.queries';
import { getCurrentTime } from '@/lib/time/current-time';
import { SESSIONS_KEY } from '../auth/session-rules';
import { setLastBrand } from './brand';
import { buildColorSheet } from './colors.rules';
import { COLORS_KEY, siteColors } from './colors.schema';
import { findEmergencyBannerAt } from './emergency-banner.rules';
import { EMERGENCY_KEY } from './emergency-banner.schema';
import { ESCALATION_KEY } from './escalation.schema';
import { findSocialHref, type SiteTab } from './rules';
import {
  LOGO_ID,
  MODERATION_KEY,
  type ModeratedKind,
  menuKinds,
  moderationSetting,
  SITE_KEY,
  type SiteFrame,
  type SocialLink,
  siteSettings,
  socialKinds,
  socialLink,
  toEnglishMenuEntry,
  toMenuEntry,
  usefulLink,
} from './schema';
import { TRAFFIC_KEY } from './traffic-log.schema';

const menuNames = { name: z.string().nullable(), nameEn: z.string().nullable() };
const frameRow = z.object({
  site: siteSettings.nullable(),
  siteUpdatedAt: z.date().nullable(),
  logo: z.object({ hash: z.string(), extension: z.string(), widths: z.array(z.number()) }).nullable(),
  menu: z.array(z.object({ kind: z.enum(menuKinds), categoryId: z.number().nullable(), ...menuNames })).nullable(),
  links: z.array(usefulLink).nullable(),
  social: z.array(socialLink).nullable(),
  notice: z.unknown(),
  colors: siteColors.nullable().catch(null),
  privacyVersion: z.number().nullable(),
});

/** Frame of every public page, in one query for many pages; the same for all calls in one render. */
export const getSiteFrame = cache(async (): Promise<SiteFrame> => {
  const [{ notice, ...lasting }] = await Promise.all([getLastingFrame(), loadDictionary()]);
  return { ...lasting, emergencyBanner: findEmergencyBannerAt(notice, getCurrentTime()) };
});

const frameTags = [tag.settings, tag.logo, tag.categories, tag.links, tag.policies];

/** The frame without the emergency banner, which expires by time. */
const getLastingFrame = memoizeByTags('frame', frameTags, async () => {
  const [row] = z.array(frameRow).parse(await queryFrame());
  const logo = row?.logo ?? undefined;
  const site = row?.site ?? siteSettings.parse({});
  setLastBrand(site.brand);
  return {
    site,
    siteUpdatedAt: row?.siteUpdatedAt ?? undefined,
    logo: logo && getMediaUrl(logo, logo.widths.at(0)),
    menu: (row?.menu ?? []).map(toMenuEntry),
    menuEn: (row?.menu ?? []).flatMap(toEnglishMenuEntry),
    links: (row?.links ?? []).filter(({ target }) => toSafeTarget(target)),
    social: (row?.social ?? []).filter(findSocialHref),
    privacyVersion: row?.privacyVersion ?? 0,
    ...(row?.colors && { colors: row.colors, colorSheet: buildColorSheet(row.colors) }),
    notice: row?.notice,
  };
});

/** Kinds of organisations whose items need approval before publication; none by default. */
export async function listModeratedKinds(tx: Pick<Transaction, 'setting'> = db): Promise<ModeratedKind[]> {
  const row = await tx.setting.findUnique({ where: { key: MODERATION_KEY }, select: { value: true } });
  return moderationSetting.parse(row?.value);
}

function queryFrame(): Promise<unknown> {
  return db.$queryRaw`
    SELECT
      (SELECT value FROM setting WHERE key = 'site') AS site,
      (SELECT updated_at FROM setting WHERE key = 'site') AS "siteUpdatedAt",
      (SELECT value FROM setting WHERE key = ${EMERGENCY_KEY}) AS notice,
      (SELECT value FROM setting WHERE key = ${COLORS_KEY}) AS colors,
      (SELECT max(number) FROM policy_version WHERE kind = 'privacy' AND in_force_at <= ${getCurrentTime()}) AS "privacyVersion",
      (SELECT json_build_object('hash', m.hash, 'extension', m.extension, 'widths', m.widths)
        FROM logo l JOIN media m ON m.id = l.media_id WHERE l.id = ${LOGO_ID}) AS logo,
      (SELECT json_agg(json_build_object('kind', e.kind, 'name', c.name, 'nameEn', c.name_en, 'categoryId', e.category_id) ORDER BY e.position, e.id)
        FROM menu_entry e LEFT JOIN category c ON c.id = e.category_id
        WHERE e.visible AND (e.kind <> 'category' OR c.visible)) AS menu,
      (SELECT json_agg(json_build_object('id', id, 'label', label, 'target', target) ORDER BY position, id)
        FROM link WHERE visible) AS links,
      (SELECT json_agg(json_build_object('kind', kind, 'label', label, 'target', target) ORDER BY kind)
        FROM social_link WHERE target <> '') AS social`;
}

/** Social media accounts of every kind, with or without a target, in the order of the kinds. */
export async function listSocialLinks(): Promise<SocialLink[]> {
  const rows = await db.socialLink.findMany({ select: { kind: true, label: true, target: true } });
  return socialKinds.map((kind) => rows.find((row) => row.kind === kind) ?? { kind, label: '', target: '' });
}

/** Picture and library id of the uploaded logo; undefined while the built-in one is used. */
export async function findLogo(): Promise<{ mediaId: number; picture: Picture } | undefined> {
  const row = await db.logo.findUnique({
    where: { id: LOGO_ID },
    select: { mediaId: true, media: { select: pictureColumns } },
  });
  return row?.media && row.mediaId !== null ? { mediaId: row.mediaId, picture: toPicture(row.media, '') } : undefined;
}

/** Filter of the audit log for each tab of the settings. */
const auditFilters: Readonly<Record<SiteTab, Prisma.AuditLogWhereInput>> = {
  banners: { noun: 'banner' },
  front: { noun: 'front' },
  links: { noun: 'link' },
  social: { noun: 'social' },
  logo: { noun: 'logo' },
  colors: { noun: 'setting', nounId: COLORS_KEY },
  agency: { noun: 'setting', nounId: SITE_KEY },
  about: { noun: 'setting', nounId: 'about' },
  executives: { noun: 'executive' },
  faq: { noun: 'faq' },
  policies: { noun: 'policy' },
  emergency: { noun: 'setting', nounId: EMERGENCY_KEY },
  moderation: { noun: 'setting', nounId: { in: [MODERATION_KEY, ESCALATION_KEY] } },
  sessions: { noun: 'setting', nounId: SESSIONS_KEY },
  traffic: { noun: 'setting', nounId: TRAFFIC_KEY },
};

/** Author and time of the last change of a settings tab; undefined if it was never changed. */
export async function findLastChange(part: SiteTab): Promise<{ by: string; at: Date } | undefined> {
  const line = await db.auditLog.findFirst({
    where: auditFilters[part],
    select: { actorName: true, at: true },
    orderBy: { at: 'desc' },
  });
  return line ? { by: line.actorName, at: line.at } : undefined;
}

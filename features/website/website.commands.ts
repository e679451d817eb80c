import { z } from 'zod';
import { listUsableMedia } from '@/features/media/media.queries';
import { command } from '@/lib/command/command';
import type { Prisma, Transaction } from '@/lib/db/db';
import { createFieldError, createStaleError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';
import { cleanTypedHtml } from '@/lib/rich-text/typed-html';
import { siteSettingsMessages } from '@/lib/site/messages';
import { listModeratedKinds } from '@/lib/site/queries';
import {
  aboutInput,
  LOGO_ID,
  logoInput,
  MODERATION_KEY,
  moderationInput,
  SITE_KEY,
  siteInput,
  socialLinksInput,
} from '@/lib/site/schema';
import { storeSetting } from '@/lib/site/store';
import { isSameText } from '@/lib/text/same-text';

const access = 'site.manage';
const storedSettings = z.record(z.string(), z.json());

/** Locks the stored settings of the site until the end of the transaction. */
async function lockSite(tx: Transaction) {
  await tx.$queryRaw`SELECT key FROM setting WHERE key = ${SITE_KEY} FOR UPDATE`;
  const row = await tx.setting.findUnique({ where: { key: SITE_KEY }, select: { value: true } });
  return storedSettings.catch({}).parse(row?.value);
}

/**
 * Saves the site settings: names, address, credit line, and the mail domains of registrations.
 *
 * @throws AppError 'invalid' by field
 */
export const saveSite = command({
  access,
  input: siteInput,
  invalidates: () => [tag.settings, tag.home],
  run: async (input, viewer, tx) => {
    const before = await lockSite(tx);
    const after: Prisma.InputJsonObject = { ...before, ...input };
    await storeSetting(tx, viewer, SITE_KEY, after);
    return { before, after };
  },
  audit: (_, { before, after }) => ({ action: 'site.save', noun: 'setting', nounId: SITE_KEY, before, after }),
});

/**
 * Saves the text of the about page.
 *
 * @throws AppError 'invalid' for a text that is too long; 'conflict' when somebody saved another since it was opened
 */
export const saveAbout = command({
  access,
  input: aboutInput,
  invalidates: () => [tag.settings],
  run: async ({ about: typed, seen }, viewer, tx) => {
    const before = await lockSite(tx);
    const current = typeof before.about === 'string' ? before.about : '';
    if (seen !== undefined && !isSameText(seen, current))
      throw createStaleError(pickMessage(siteSettingsMessages, 'settings.aboutChanged'), {
        noun: 'setting',
        id: 'about',
      });
    const about = cleanTypedHtml(typed, 'about');
    const value: Prisma.InputJsonObject = { ...before, about };
    await storeSetting(tx, viewer, SITE_KEY, value);
    return { before: current, after: about };
  },
  audit: (_, { before, after }) => ({
    action: 'about.save',
    noun: 'setting',
    nounId: 'about',
    before: { about: before },
    after: { about: after },
  }),
});

/** Sets the kinds of organisations that need approval before their items are public; items that are public stay so. */
export const saveModeration = command({
  access,
  input: moderationInput,
  invalidates: () => [tag.settings],
  run: async ({ kinds }, viewer, tx) => {
    const before = await listModeratedKinds(tx);
    const value = [...new Set(kinds)];
    await storeSetting(tx, viewer, MODERATION_KEY, value);
    return before;
  },
  audit: ({ kinds }, before) => ({
    action: 'moderation.save',
    noun: 'setting',
    nounId: MODERATION_KEY,
    before: { kinds: before },
    after: { kinds },
  }),
});

/**
 * Shows a picture of the library in the masthead; null restores the default logo.
 *
 * @throws AppError 'invalid' if the file is no picture of the library
 */
export const saveLogo = command({
  access,
  input: logoInput,
  invalidates: () => [tag.logo, tag.home],
  run: async ({ mediaId }, viewer, tx) => {
    const [file] = mediaId === null ? [] : await listUsableMedia(viewer, { ids: [mediaId] }, tx);
    if (mediaId !== null && file?.kind !== 'image')
      throw createFieldError('mediaId', siteSettingsMessages['settings.noPicture']);
    const before = await tx.logo.findUnique({ where: { id: LOGO_ID }, select: { mediaId: true } });
    await tx.logo.upsert({ where: { id: LOGO_ID }, create: { id: LOGO_ID, mediaId }, update: { mediaId } });
    return before;
  },
  audit: (after, before) => ({
    action: 'logo.save',
    noun: 'logo',
    nounId: LOGO_ID,
    before: before ?? undefined,
    after,
  }),
});

/**
 * Saves the agency's social media accounts; those left out are unchanged.
 *
 * @throws AppError 'invalid' by field, as `links.<position>.target`
 */
export const saveSocialLinks = command({
  access,
  input: socialLinksInput,
  invalidates: () => [tag.links, tag.home],
  run: async ({ links }, _viewer, tx) => {
    const before = await tx.socialLink.findMany({ select: { kind: true, label: true, target: true } });
    for (const { kind, ...data } of links) {
      await tx.socialLink.upsert({ where: { kind }, create: { kind, ...data }, update: data });
    }
    return before;
  },
  audit: ({ links }, before) => ({
    action: 'social.save',
    noun: 'social',
    before: { links: before },
    after: { links },
  }),
});

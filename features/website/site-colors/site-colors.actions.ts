'use server';

import { formAction, redirectTo } from '@/lib/command/form-action';
import { resetSiteColors, saveSiteColors } from './site-colors.commands';
import { siteColorsMessages as words } from './site-colors.messages';

const TAB = '/administrator/site?part=colors';

/**
 * Fields `accent`, and `accentDark` if `own` is checked. The page is loaded again, as its Content-Security-Policy allows
 * only the style sheet that it came with.
 */
export const saveSiteColorsAction = formAction(async ({ accent, accentDark, own }, viewer) => {
  await saveSiteColors({ accent, accentDark: own === 'on' ? accentDark : null }, viewer);
  return redirectTo(TAB, words['colors.saved']);
});

export const resetSiteColorsAction = formAction(async (_fields, viewer) => {
  await resetSiteColors({}, viewer);
  return redirectTo(TAB, words['colors.resetDone']);
});

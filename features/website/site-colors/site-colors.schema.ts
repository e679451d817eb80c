import { z } from 'zod';
import { colorField } from '@/lib/site/colors.schema';
import { siteColorsMessages as words } from './site-colors.messages';
import { findAccentProblem, findDarkAccentProblem } from './site-colors.rules';

/** Form input of the colours; one that can't be read is refused with the nearest that can. */
export const siteColorsInput = z
  .object({ accent: colorField(words['colors.bad']), accentDark: colorField(words['colors.bad']).nullable() })
  .superRefine(({ accent, accentDark }, { addIssue }) => {
    const problem = findAccentProblem(accent);
    if (problem) addIssue({ code: 'custom', path: ['accent'], message: problem.text });
    const darkProblem = accentDark !== null && !problem ? findDarkAccentProblem(accentDark, accent) : undefined;
    if (darkProblem) addIssue({ code: 'custom', path: ['accentDark'], message: darkProblem.text });
  });

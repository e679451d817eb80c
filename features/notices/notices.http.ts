import { z } from 'zod';
import { assertCan } from '@/lib/auth/assert-can';
import { parseInput } from '@/lib/command/parse';
import { errorMessages } from '@/lib/errors/messages';
import { serveJsonWrite } from '@/lib/http/json-endpoint';
import { findReach } from './audience/audience.queries';
import { audienceInput } from './audience/audience.schema';

/** The audience is one field of JSON, as a payload has no lists. */
const reachRequest = z.object({
  circles: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: errorMessages['errors.invalid'] });
        return z.NEVER;
      }
    })
    .pipe(audienceInput),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

/** Responds with number and a page of the organisations that an audience of the viewer reaches. */
export const answerReach = (request: Request): Promise<Response> =>
  serveJsonWrite(request, async (fields, viewer) => {
    assertCan(viewer, 'notices.send');
    const { circles, page } = parseInput(reachRequest, fields);
    return findReach(viewer, circles, page);
  });

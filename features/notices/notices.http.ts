import { z } from 'zod';
import { assertCan } from '@/lib/auth/assert-can';
import { parseInput } from '@/lib/command/parse';
import { errorMessages } from '@/lib/errors/messages';
import { serveJsonWrite } from '@/lib/http/json-endpoint';
import { countRecipients } from './audience/audience.queries';
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
});

/** Responds with the number of organisations in an audience, for viewers who may send notices. */
export const answerReach = (request: Request): Promise<Response> =>
  serveJsonWrite(request, async (fields, viewer) => {
    assertCan(viewer, 'notices.send');
    return { count: await countRecipients(parseInput(reachRequest, fields).circles) };
  });

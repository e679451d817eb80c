import { answerWrite } from '@/lib/api/json-write';
import { markPresent } from '@/lib/online/commands';

/** A visible page says that somebody is there. */
export const POST = (request: Request) => answerWrite(request, (_, viewer) => markPresent({}, viewer));

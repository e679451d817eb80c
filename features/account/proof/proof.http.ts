import { serveJsonWrite } from '@/lib/http/json-endpoint';
import { proveAgain } from './proof.commands';

/** Proof on a page whose form asks for it; the form is sent again after it. */
export const answerProof = (request: Request): Promise<Response> =>
  serveJsonWrite(request, async (fields, viewer) => {
    await proveAgain(fields, viewer);
    return {};
  });

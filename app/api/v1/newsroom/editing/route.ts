import { markEditing } from '@/features/newsroom/editor/autosave.commands';
import { editingResponse } from '@/features/newsroom/editor/editor.schema';
import { requireAccount } from '@/lib/auth/require-account';
import { serveJsonWrite } from '@/lib/http/json-endpoint';

/** Others who have an item open. Open editors ask again and again, so it does not count as session activity. */
export const POST = (request: Request): Promise<Response> =>
  serveJsonWrite(request, async (fields, viewer) =>
    editingResponse.parse(await markEditing(fields, requireAccount(viewer))),
  );

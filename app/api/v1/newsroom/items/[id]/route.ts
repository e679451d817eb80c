import { findCurrentItem } from '@/features/newsroom/editor/current-item.queries';
import { newsroomMessages } from '@/features/newsroom/workflow/workflow.messages';
import { requireAccount } from '@/lib/auth/require-account';
import { id } from '@/lib/command/validation';
import { AppError } from '@/lib/errors/errors';
import { serveJson } from '@/lib/http/json-endpoint';
import { pickMessage } from '@/lib/messages/message';

type Context = { params: Promise<{ id: string }> };

/** An item as it is stored now, for an editor whose save conflicts with somebody else's. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const asked = id.safeParse((await params).id);
  return serveJson(request, async (viewer) => {
    requireAccount(viewer);
    const item = asked.success ? await findCurrentItem(viewer, asked.data) : undefined;
    if (!item) throw new AppError('missing', pickMessage(newsroomMessages, 'newsroom.missing'));
    return item;
  });
}

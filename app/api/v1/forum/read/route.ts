import { markRead } from '@/features/forum/forum.commands';
import { serveJsonWrite } from '@/lib/http/json-endpoint';

/** Records how far the viewer has read in a topic: `topicId` and `postId`. */
export const POST = (request: Request) =>
  serveJsonWrite(request, async ({ topicId, postId }, viewer) => {
    await markRead({ topicId, postId }, viewer);
    return {};
  });

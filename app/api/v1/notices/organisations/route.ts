import { searchRecipients } from '@/features/notices/audience/audience.queries';
import { can } from '@/lib/auth/access';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { serveJson } from '@/lib/http/json-endpoint';
import { pickMessage } from '@/lib/messages/message';
import { toSearchText } from '@/lib/text/search-text';
import { tidySearch } from '@/lib/text/text-rules';

/** Maximum length of a search text, in characters. */
const SEARCH_LENGTH = 200;

/** Open organisations that match `search`, for viewers who may send notices. */
export const GET = (request: Request) =>
  serveJson(request, async (viewer) => {
    if (!can(viewer, 'notices.send')) throw new AppError('forbidden', pickMessage(errorMessages, 'errors.forbidden'));
    const search = new URL(request.url).searchParams.get('search') ?? '';
    return { items: await searchRecipients(viewer, toSearchText(tidySearch(search, SEARCH_LENGTH))) };
  });

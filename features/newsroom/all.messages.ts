import { editorMessages } from './editor/editor.messages';
import { newsroomExportMessages } from './list/export.messages';
import { newsroomBulkMessages, newsroomListMessages } from './list/list.messages';
import { previewLinksMessages } from './previews/previews.messages';
import { publishedMessages } from './published/published.messages';
import { reviewQueueMessages } from './queue/queue.messages';
import { newsRevisionsMessages } from './revisions/revisions.messages';
import { newsroomMessages } from './workflow/workflow.messages';

/** All words of the feature, for `lib/messages/messages.ts`. Browser code imports those of one topic instead. */
export const allNewsroomMessages = {
  ...newsroomMessages,
  ...newsroomListMessages,
  ...newsroomBulkMessages,
  ...newsroomExportMessages,
  ...publishedMessages,
  ...reviewQueueMessages,
  ...newsRevisionsMessages,
  ...editorMessages,
  ...previewLinksMessages,
} as const;

import type { NewsStatus } from '../workflow/workflow.schema';
import type { NewsContent } from './content.schema';

/** Statuses in which an item lies on its writer's desk. */
const ON_THE_DESK: readonly NewsStatus[] = ['draft', 'return'];

/**
 * True if autosaves go into the item itself. Items that wait for approval or that readers have seen change only when
 * somebody saves them.
 */
export const isAutosavedDirectly = (editing: 'no' | 'direct' | 'revision', status: NewsStatus): boolean =>
  editing === 'direct' && ON_THE_DESK.includes(status);

/** True if something is written in an item, so that it is worth a draft; a category or a time alone is nothing. */
export function isWritten(content: NewsContent): boolean {
  const { topic, detail, topicEn, summaryEn, coverId, pictures, attachments, videoLinks } = content;
  const isText = [topic, topicEn, summaryEn, detail.replace(/<(?!img|iframe)[^>]*>|&nbsp;/gi, '')].some(
    (text) => text.trim() !== '',
  );
  return isText || coverId !== null || [pictures, attachments, videoLinks].some((files) => files.length > 0);
}

import { blankContent } from '@/features/newsroom/item/content.schema';
import { escapeHtml } from '@/lib/text/escape-html';
import type { Topic } from './topic.queries';

/** Fields of the news editor's form: a topic's title, and the text of its first post by paragraphs. */
export function toNewsDraft({ title, opening }: Pick<Topic, 'title' | 'opening'>) {
  const paragraphs = opening.split(/\n{2,}/).filter((part) => part.trim() !== '');
  return {
    topic: title,
    detail: paragraphs.map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`).join(''),
    content: JSON.stringify(blankContent),
  };
}

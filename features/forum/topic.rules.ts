import { escapeHtml } from '@/lib/text/escape-html';
import type { Topic } from './forum.schema';

/** Fields of the news editor's form: a topic's title, and the text of its first post by paragraphs. */
export function toNewsDraft({ title, opening }: Pick<Topic, 'title' | 'opening'>) {
  const paragraphs = opening.split(/\n{2,}/).filter((part) => part.trim() !== '');
  const rest = {
    section: 'news',
    coverId: null,
    coverAlt: '',
    coverFocusX: 0.5,
    coverFocusY: 0.5,
    pictures: [],
    attachments: [],
    videoLinks: [],
    pinned: false,
  };
  return {
    topic: title,
    detail: paragraphs.map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`).join(''),
    content: JSON.stringify(rest),
  };
}

'use client';

import { Quote, X } from 'lucide-react';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { getIconButtonClass } from '@/components/ui/icon-button';
import { forumMessages as words } from '../forum.messages';
import { answerTopicAction } from '../posting/posting.actions';
import type { Post } from '../topic.rows';
import { PostFields } from './post-fields';

type Props = { topicId: number; roomId: number; path: string; here: string; quote: Post['quote'] };

/** Form to answer a topic, with the quoted post. */
export function TopicAnswerForm({ topicId, roomId, path, here, quote }: Props) {
  return (
    <ActionForm
      action={answerTopicAction}
      fields={{ topicId, path, quotedId: quote?.id }}
      className="grid max-w-read gap-5"
    >
      {quote && (
        <div className="flex items-start gap-2 border-gold-500 border-s-2 ps-3 text-ink-2 text-sm">
          <Quote aria-hidden="true" className="mt-1 size-4 shrink-0 text-gold-500" />
          <p className="wrap-anywhere min-w-0 flex-1">
            <span className="font-strong">
              {words['forum.quoting']} {quote.author ?? words['forum.gone']}
            </span>
            <br />
            {quote.words}
          </p>
          <a
            href={`${here}#answer`}
            aria-label={words['forum.dropQuote']}
            title={words['forum.dropQuote']}
            className={getIconButtonClass()}
          >
            <X aria-hidden="true" className="size-4" />
          </a>
        </div>
      )}
      <PostFields roomId={roomId} />
      <SubmitRow>{words['forum.answerGo']}</SubmitRow>
    </ActionForm>
  );
}

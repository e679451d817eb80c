'use client';

import { SendWithProof } from '@/components/proof/send-with-proof';
import { ActionForm } from '@/components/ui/action-form';
import { Alert } from '@/components/ui/alert';
import { AreaField } from '@/components/ui/area-field';
import { vote } from '@/lib/polls/actions';
import { pollsMessages as words } from '@/lib/polls/messages';
import { OPINION_LENGTH, type PollKind } from '@/lib/polls/schema';
import { BrowserId } from './browser-id';
import { RadioChoice } from './radio-choice';
import { keepVoted, useVoted } from './voted';

type Props = { id: number; kind: PollKind; options: readonly { id: number; label: string }[] };

/** Votes in a poll, or says one's opinion in a consultation. */
export function VoteForm({ id, kind, options }: Props) {
  const results = useVoted(id);
  return (
    <>
      {results && (
        <div className="mb-5">
          <Alert
            action={
              <a href={results} className="font-normal text-link text-sm underline">
                {words['polls.seeResults'].th}
              </a>
            }
          >
            {words['polls.votedHere'].th}
          </Alert>
        </div>
      )}
      <ActionForm action={vote} tell="message" onDone={({ to }) => to && keepVoted(id, to.replace(/&said=\w+$/, ''))}>
        <input type="hidden" name="pollId" value={id} />
        <RadioChoice
          name="optionId"
          legend={words[kind === 'poll' ? 'polls.question' : 'polls.position'].th}
          choices={options.map((option) => ({ value: String(option.id), label: option.label }))}
        />
        {kind === 'consultation' && (
          <AreaField
            name="comment"
            label={words['polls.opinion'].th}
            hint={words['polls.opinionHint'].th}
            optional
            rows={6}
            maxLength={OPINION_LENGTH}
          />
        )}
        <BrowserId />
        <SendWithProof>{words['polls.send'].th}</SendWithProof>
      </ActionForm>
    </>
  );
}

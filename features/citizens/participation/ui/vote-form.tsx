'use client';

import { Alert } from '@/components/ui/alert';
import { createLazyCheck } from '@/components/ui/form/lazy-check';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { FormWithProof } from '@/components/ui/proof-of-work/form-with-proof';
import { castVoteAction } from '../../polls/polls.actions';
import { pollsMessages as words } from '../../polls/polls.messages';
import { OPINION_LENGTH, type PollKind } from '../../polls/polls.schema';
import { BrowserIdField } from './browser-id-field';
import { RadioChoice } from './radio-choice';
import { storeVoted, useVoted } from './voted';

const loadCheck = createLazyCheck(() => import('../../polls/polls.schema').then((module) => module.voteInput));

type Props = { id: number; kind: PollKind; options: readonly { id: number; label: string }[] };

/** Form of a vote; a consultation also takes a comment. */
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
      <FormWithProof
        data-needs-script=""
        loadCheck={loadCheck}
        submitLabel={words['polls.send'].th}
        action={castVoteAction}
        onDone={({ to }) => to && storeVoted(id, to.replace(/&said=\w+$/, ''))}
      >
        <input type="hidden" name="pollId" value={id} />
        <RadioChoice
          name="optionId"
          legend={words[kind === 'poll' ? 'polls.question' : 'polls.position'].th}
          choices={options.map((option) => ({ value: String(option.id), label: option.label }))}
        />
        {kind === 'consultation' && (
          <TextAreaField
            name="comment"
            label={words['polls.opinion'].th}
            hint={words['polls.opinionHint'].th}
            optional
            rows={6}
            maxLength={OPINION_LENGTH}
          />
        )}
        <BrowserIdField />
      </FormWithProof>
    </>
  );
}

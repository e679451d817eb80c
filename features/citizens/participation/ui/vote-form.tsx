'use client';

import { Alert } from '@/components/ui/alert';
import { AreaField } from '@/components/ui/form/area-field';
import { lazyCheck } from '@/components/ui/form/lazy-check';
import { FormWithProof } from '@/components/ui/proof-of-work/form-with-proof';
import { vote } from '../../polls/polls.actions';
import { pollsMessages as words } from '../../polls/polls.messages';
import { OPINION_LENGTH, type PollKind } from '../../polls/polls.schema';
import { BrowserId } from './browser-id';
import { RadioChoice } from './radio-choice';
import { keepVoted, useVoted } from './voted';

const loadCheck = lazyCheck(() => import('../../polls/polls.schema').then((module) => module.pollVoting), words);

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
      <FormWithProof
        loadCheck={loadCheck}
        send={words['polls.send'].th}
        action={vote}
        onDone={({ to }) => to && keepVoted(id, to.replace(/&said=\w+$/, ''))}
      >
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
      </FormWithProof>
    </>
  );
}

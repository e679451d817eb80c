import { Fact, FactList, MailLink } from '@/components/ui/fact-list';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import { TaskAssignForm } from '../../contact/staff/handling-forms';
import { TaskStatusBadge } from '../../contact/staff/task-status-badge';
import { TaskSteps } from '../../contact/staff/task-steps';
import type { Handler } from '../../contact/tasks.schema';
import { assignSuggestionAction } from '../../suggestions/suggestions.actions';
import { suggestionsMessages as words } from '../../suggestions/suggestions.messages';
import type { SuggestionDetail } from '../../suggestions/suggestions.queries';
import { VoiceOwner } from '../../voices/staff/voice-owner';
import { SuggestionStepForm } from './suggestion-forms';

type Props = { suggestion: SuggestionDetail; managers: readonly Handler[] };

/** One suggestion: its facts, text, steps and handling. */
export function SuggestionDetailView({ suggestion, managers }: Props) {
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[1fr_20rem]">
      <div className="min-w-0 max-w-read">
        <Facts suggestion={suggestion} />
        <p className="wrap-anywhere mt-4 whitespace-pre-line">{suggestion.body}</p>
        <TaskSteps
          title={words['suggestions.steps'].th}
          internal={words['suggestions.internalNote'].th}
          steps={suggestion.steps}
        />
        <section className="mt-8">
          <h2 className="mb-3 text-lg">{words['suggestions.addStep'].th}</h2>
          <SuggestionStepForm suggestion={suggestion} />
        </section>
      </div>
      <section className="rounded-md border border-line bg-surface p-5">
        <TaskAssignForm task={suggestion} handlers={managers} assign={assignSuggestionAction} />
      </section>
    </div>
  );
}

function Facts({ suggestion }: Pick<Props, 'suggestion'>) {
  const { kind, status, name, email, trackingCode, createdAt, voice } = suggestion;
  return (
    <FactList>
      <Fact title={words['suggestions.kind'].th}>{words[`suggestions.kind.${kind}`].th}</Fact>
      <Fact title={words['suggestions.statuses'].th}>
        <TaskStatusBadge status={status} />
      </Fact>
      <VoiceOwner voice={voice} />
      <Fact title={words['suggestions.name'].th}>{name || words['suggestions.anonymous'].th}</Fact>
      <Fact title={words['suggestions.email'].th}>{email && <MailLink address={email} />}</Fact>
      <Fact title={words['suggestions.code'].th}>{trackingCode}</Fact>
      <Fact title={words['suggestions.at'].th}>
        <ListDateTime at={createdAt} />
      </Fact>
    </FactList>
  );
}

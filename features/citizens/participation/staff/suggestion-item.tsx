import { EmptyState } from '@/components/ui/empty-state';
import { BackLink } from '@/components/ui/page/back-link';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { readId } from '@/lib/list/list';
import { setStatus } from '@/lib/request/context';
import { listHandlers } from '../../contact/contact.queries';
import { pollsMessages } from '../../polls/polls.messages';
import { suggestionList } from '../../suggestions/queue.rules';
import { suggestionsMessages as words } from '../../suggestions/suggestions.messages';
import { findSuggestion } from '../../suggestions/suggestions.queries';
import { SuggestionDetailView } from './suggestion-detail';

type Props = { item: string } & Pick<ScreenProps, 'path' | 'params' | 'viewer'>;

export async function SuggestionItem({ item, path, params, viewer }: Props) {
  const suggestion = await findSuggestion(viewer, readId(item));
  if (!suggestion) setStatus(404);
  return (
    <>
      <div className="mb-4">
        <BackLink href={suggestionList.href(path, suggestionList.read(params))}>
          {pollsMessages['polls.back'].th}
        </BackLink>
      </div>
      {suggestion ? (
        <>
          <ScreenHeader title={suggestion.subject} />
          <SuggestionDetailView
            suggestion={suggestion}
            managers={await listHandlers(undefined, 'participation.manage')}
          />
        </>
      ) : (
        <EmptyState title={words['suggestions.missing'].th} />
      )}
    </>
  );
}

import type { ScreenProps } from '@/lib/areas/schema';
import { first } from '@/lib/list/list';
import { countNewSuggestions } from '../../suggestions/suggestions.queries';
import { ParticipationTabs, readPart } from './part-tabs';
import { PollItem } from './poll-item';
import { PollsPart } from './polls-part';
import { SuggestionItem } from './suggestion-item';
import { SuggestionsPart } from './suggestions-part';
import { SurveyPart } from './survey-part';

const lists = { polls: PollsPart, suggestions: SuggestionsPart, survey: SurveyPart } as const;

/** Polls and consultations, suggestions and complaints, and the satisfaction survey. */
export async function ParticipationScreen(props: ScreenProps) {
  const { params, path, rest, viewer } = props;
  const part = readPart(first(params.part));
  const [item] = rest;
  if (item !== undefined) {
    return part === 'suggestions' ? <SuggestionItem item={item} {...props} /> : <PollItem item={item} {...props} />;
  }
  const Part = lists[part];
  const tabs = <ParticipationTabs path={path} current={part} fresh={await countNewSuggestions(viewer)} />;
  return <Part {...props} tabs={tabs} />;
}

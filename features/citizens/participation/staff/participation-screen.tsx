import type { ScreenProps } from '@/lib/areas/schema';
import { getFirstValue } from '@/lib/list/list';
import { countNewSuggestions } from '../../suggestions/suggestions.queries';
import { ParticipationTabs, readParticipationTab } from './participation-tabs';
import { PollItem } from './poll-item';
import { PollsTab } from './polls-tab';
import { SuggestionItem } from './suggestion-item';
import { SuggestionsTab } from './suggestions-tab';
import { SurveyTab } from './survey-tab';

const tabPanels = { polls: PollsTab, suggestions: SuggestionsTab, survey: SurveyTab } as const;

/** Polls and consultations, suggestions and complaints, and the satisfaction survey. */
export async function ParticipationScreen(props: ScreenProps) {
  const { params, path, rest, viewer } = props;
  const part = readParticipationTab(getFirstValue(params.part));
  const [item] = rest;
  if (item !== undefined) {
    return part === 'suggestions' ? <SuggestionItem item={item} {...props} /> : <PollItem item={item} {...props} />;
  }
  const Part = tabPanels[part];
  const tabs = <ParticipationTabs path={path} current={part} fresh={await countNewSuggestions(viewer)} />;
  return <Part {...props} tabs={tabs} />;
}

import { FilterSelect } from '@/components/ui/list/filter-select';
import { newsroomListMessages as words } from '../list.messages';
import type { NewsroomChoice } from '../list.rules';

/** Select that narrows a list to the viewer's own items or those of supervised organisations. */
export function OwnershipFilter({ part }: Pick<NewsroomChoice, 'part'>) {
  return (
    <FilterSelect
      name="part"
      label={words['newsroomList.parts']}
      all={words['newsroomList.part.all']}
      value={part}
      choices={(['own', 'members'] as const).map((value) => ({ value, label: words[`newsroomList.part.${value}`] }))}
    />
  );
}

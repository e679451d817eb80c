import { ListTabs } from '@/components/ui/list/list-tabs';
import { newsroomListMessages as words } from '../list.messages';
import type { NewsroomChange, NewsroomChoice } from '../list.rules';

type Props = { choice: NewsroomChoice; hrefOf: (change: NewsroomChange) => string };

/** Tabs that filter a list to the viewer's own items or those of supervised organisations. */
export function OwnershipTabs({ choice, hrefOf }: Props) {
  return (
    <div className="mb-4">
      <ListTabs
        label={words['newsroomList.parts']}
        tabs={([undefined, 'own', 'members'] as const).map((part) => ({
          key: part ?? 'all',
          label: words[`newsroomList.part.${part ?? 'all'}`],
          href: hrefOf({ part }),
          current: part === choice.part,
        }))}
      />
    </div>
  );
}

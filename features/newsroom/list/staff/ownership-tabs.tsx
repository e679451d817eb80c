import { ListTabs } from '@/components/ui/list/list-tabs';
import { newsroomListMessages as words } from '../list.messages';
import type { NewsroomChoice } from '../list.rules';

type Props = { choice: NewsroomChoice; hrefOf: (change: Partial<NewsroomChoice>) => string };

/** Whose items a list shows that is about one's own and those of whom one supervises. */
export function OwnershipTabs({ choice, hrefOf }: Props) {
  return (
    <div className="mb-4">
      <ListTabs
        label={words['newsroomList.parts'].th}
        tabs={([undefined, 'own', 'members'] as const).map((part) => ({
          key: part ?? 'all',
          label: words[`newsroomList.part.${part ?? 'all'}`].th,
          href: hrefOf({ part }),
          current: part === choice.part,
        }))}
      />
    </div>
  );
}

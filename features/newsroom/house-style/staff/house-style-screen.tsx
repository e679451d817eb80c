import { ListTabs } from '@/components/ui/list/list-tabs';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { houseStyleMessages as words } from '../house-style.messages';
import { houseStyleList, houseStyleTabs, toTabHref } from '../house-style-list.rules';
import { TemplatesTab } from './templates-tab';
import { WordsTab } from './words-tab';

const tabPanels = { templates: TemplatesTab, words: WordsTab } as const;

/** Templates of the categories, and words of the house style. */
export function HouseStyleScreen({ params, path, row }: ScreenProps) {
  const { part } = houseStyleList.read(params);
  const Part = tabPanels[part];
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead} />
      <div className="mb-6">
        <ListTabs
          label={words['houseStyle.parts']}
          tabs={houseStyleTabs.map((name) => ({
            key: name,
            label: words[`houseStyle.part.${name}`],
            href: toTabHref(path, name),
            current: name === part,
          }))}
        />
      </div>
      <Part path={path} params={params} />
    </>
  );
}

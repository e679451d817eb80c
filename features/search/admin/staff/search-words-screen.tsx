import { ListTabs } from '@/components/ui/list/list-tabs';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { searchDeskMessages as words } from '../admin.messages';
import { deskParts, partHref, readDeskChoice } from '../admin.rules';
import { MissesPart } from './misses-part';
import { SynonymsPart } from './synonyms-part';

const parts = { misses: MissesPart, synonyms: SynonymsPart } as const;

/** What readers look for and don't find, and the words that mean the same to a search. */
export function SearchWordsScreen({ params, path, row }: ScreenProps) {
  const { part } = readDeskChoice(params);
  const Part = parts[part];
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead} />
      <div className="mb-6">
        <ListTabs
          label={words['searchDesk.parts'].th}
          tabs={deskParts.map((name) => ({
            key: name,
            label: words[`searchDesk.part.${name}`].th,
            href: partHref(path, name),
            current: name === part,
          }))}
        />
      </div>
      <Part path={path} params={params} />
    </>
  );
}

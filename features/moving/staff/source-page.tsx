import { LinkButton } from '@/components/ui/button';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { countMappings } from '../mapping/mapping.queries';
import { moveScreenMessages as words } from '../move-screen.messages';
import { type MoveChoice, sourceParts, toSourceHref } from '../move-screen.rules';
import type { Source } from '../sources.queries';
import { MappingPart } from './mapping-part';
import { NightsPart } from './nights-part';
import type { PartProps } from './part-props';
import { RunsPart } from './runs-part';
import { SettingsPart } from './settings-part';

const parts = {
  runs: RunsPart,
  offices: (props: PartProps) => <MappingPart {...props} kind="office" />,
  categories: (props: PartProps) => <MappingPart {...props} kind="category" />,
  nights: NightsPart,
  settings: SettingsPart,
} as const;

/** A source: its runs, the names that stand for offices and categories, its nights and its connection. */
export async function SourcePage({ source, choice, path }: { source: Source; choice: MoveChoice; path: string }) {
  const counts = await countMappings(source.id);
  const countOf = { offices: counts.office.open, categories: counts.category.open } as const;
  const isLegacy = source.kind === 'legacy';
  const shown = sourceParts.filter((part) => (part === 'settings' ? isLegacy : part !== 'nights' || source.canRun));
  const current = shown.includes(choice.part) ? choice.part : 'runs';
  const Part = parts[current];
  return (
    <>
      <ScreenHeader title={source.title} lead={source.title === source.address ? undefined : source.address}>
        <LinkButton href={path}>{words['moveScreen.all']}</LinkButton>
        <LinkButton href={`${path}/proof?source=${source.id}`}>{words['moveScreen.proof']}</LinkButton>
      </ScreenHeader>
      <div className="mb-6">
        <ListTabs
          label={words['moveScreen.parts']}
          tabs={shown.map((part) => ({
            key: part,
            label: words[`moveScreen.part.${part}`],
            href: toSourceHref(path, source.id, part),
            ...(part in countOf ? { count: countOf[part as keyof typeof countOf] } : {}),
            current: part === current,
          }))}
        />
      </div>
      <Part source={source} page={choice.page} path={path} />
    </>
  );
}

import { Alert } from '@/components/ui/alert';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { statisticsMessages as words } from '../statistics.messages';
import { type FigureChoice, figureList } from '../statistics.rules';

const scopeTabs = ['ownAndMembers', 'own', 'members'] as const;

/** Tabs of the scope `ownAndMembers`: both parts, or one of them. */
export function FigureScopeTabs({ path, choice }: { path: string; choice: FigureChoice }) {
  return (
    <div className="mb-4">
      <ListTabs
        label={words['statistics.parts']}
        tabs={scopeTabs.map((part) => ({
          key: part,
          label: words[`statistics.part.${part}`],
          href: figureList.href(path, choice, {
            part: part === 'ownAndMembers' ? undefined : part,
            organisationId: undefined,
          }),
          current: (choice.part ?? 'ownAndMembers') === part,
        }))}
      />
    </div>
  );
}

/** Note on how figures are counted, and a warning while the past is still being imported. */
export function FigureNote({ gathering }: { gathering: boolean }) {
  return (
    <>
      {gathering && (
        <div className="mt-6">
          <Alert kind="warn">{words['statistics.gathering']}</Alert>
        </div>
      )}
      <p className="mt-6 max-w-read text-ink-2 text-xs">{words['statistics.note']}</p>
    </>
  );
}

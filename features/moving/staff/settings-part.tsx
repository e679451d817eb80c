import { DateTime } from '@/components/ui/date-time';
import { Fact, FactList } from '@/components/ui/fact-list';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { formatNumber } from '@/lib/time/format';
import type { FoundFacts } from '../connect/connect.schema';
import { moveScreenMessages as words } from '../move-screen.messages';
import { removeSourceAction } from '../moving.actions';
import { ConnectForm } from './connect-form';
import type { PartProps } from './part-props';

/** Connection of a source: what its first look found, and how it is reached. */
export function SettingsPart({ source }: PartProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      {source.found.at !== undefined && <Found found={source.found} at={source.found.at} />}
      <section>
        <h2 className="mb-4 text-lg">{words['moveScreen.part.settings']}</h2>
        <ConnectForm source={source} />
      </section>
      {source.items === 0 && (
        <section>
          <h2 className="mb-2 text-lg">{words['moveScreen.remove']}</h2>
          <p className="mb-4 max-w-read text-ink-2 text-sm">{words['moveScreen.removeText']}</p>
          <ActionForm action={removeSourceAction} fields={{ id: source.id }}>
            <SubmitRow look="outline">{words['moveScreen.remove']}</SubmitRow>
          </ActionForm>
        </section>
      )}
    </div>
  );
}

function Found({ found, at }: { found: FoundFacts; at: string }) {
  const { items, isFull } = found;
  return (
    <section>
      <h2 className="mb-3 text-lg">{words['moveScreen.found']}</h2>
      <FactList>
        <Fact title={words['moveScreen.found.items']}>
          {items === undefined ? words['moveScreen.found.uncounted'] : formatNumber(items)}
        </Fact>
        {(['categories', 'offices', 'banners', 'links'] as const).map((name) => (
          <Fact key={name} title={words[`moveScreen.found.${name}`]}>
            {formatNumber(found[name] ?? 0)}
          </Fact>
        ))}
        <Fact title={words['moveScreen.found.texts']}>
          {words[isFull ? 'moveScreen.found.whole' : 'moveScreen.found.cut']}
        </Fact>
        <Fact title={words['moveScreen.found.at']}>
          <DateTime at={at} />
        </Fact>
      </FactList>
    </section>
  );
}

import { Badge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import { ButtonForm } from '@/components/ui/ordered/button-form';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { recallPolicyAction } from '../policies.actions';
import { policiesMessages as words } from '../policies.messages';
import { getPolicyState } from '../policies.rules';
import type { PolicyEntry, PolicyKind } from '../policies.schema';
import { policyTones } from '../ui/policy-version-list';

type Props = { kind: PolicyKind; versions: readonly PolicyEntry[]; current: number; here: string };

/** All versions of a policy, collapsed; the newest can be taken back until it is in force. */
export function PolicyVersions({ kind, versions, current, here }: Props) {
  if (versions.length === 0) return null;
  return (
    <section className="mt-10 max-w-read">
      <h3 className="mb-2 text-lg">{words['policies.versions'].th}</h3>
      {versions.map((version, at) => {
        const state = getPolicyState(version.number, current);
        return (
          <div key={version.number} className="border-line border-b py-2">
            <details>
              <summary className="cursor-pointer py-1 text-sm">
                <Summary version={version} /> <Badge tone={policyTones[state]}>{words[`policies.${state}`].th}</Badge>
              </summary>
              {at < versions.length - 1 && (
                <LinkButton href={`${here}&compare=${version.number}`} size="sm" look="quiet">
                  {words['policies.compareVersion'].th}
                </LinkButton>
              )}
              <div className="mt-3">
                <RichText html={version.html} />
              </div>
            </details>
            {state === 'isComing' && at === 0 && (
              <ButtonForm action={recallPolicyAction} fields={{ kind, number: version.number }}>
                {words['policies.recall'].th}
              </ButtonForm>
            )}
          </div>
        );
      })}
    </section>
  );
}

const Summary = ({ version: { number, inForceAt, changes, note, by } }: { version: PolicyEntry }) => (
  <>
    <span className="tabular font-strong">
      {words['policies.version'].th} {number}
    </span>{' '}
    <span className="text-ink-2">
      {words['policies.inForceAt'].th} <ListDateTime at={inForceAt} />
      {by && ` · ${by}`}
      {changes && ` · ${changes}`}
      {note && ` · ${words['policies.note'].th}: ${note}`}
    </span>
  </>
);

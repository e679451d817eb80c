import { ExternalLink, FileText, GitCompare } from 'lucide-react';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { SectionIntro } from '@/components/ui/page/section-intro';
import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { siteSettingsMessages } from '@/lib/site/messages';
import { getSiteFrame } from '@/lib/site/queries';
import { getCurrentTime } from '@/lib/time/current-time';
import { formatNumber } from '@/lib/time/format';
import { policiesMessages as words } from '../policies.messages';
import { findPolicyDraft, listPolicyVersions } from '../policies.queries';
import { findVersionInForce, readVersionNumber } from '../policies.rules';
import { type PolicyDraft, type PolicyEntry, policyKinds, policyPaths } from '../policies.schema';
import { countPolicyPeople } from '../policy-effect.queries';
import { describePolicyEffect } from '../policy-effect.rules';
import { writePolicyTemplate } from '../policy-templates.rules';
import { PolicyComparison } from './policy-comparison';
import { PolicyDraftNote, PolicyPreview } from './policy-draft-note';
import { PolicyForm } from './policy-form';
import { PolicyVersions } from './policy-versions';

/** Admin tab of the legal texts, one at a time, with its draft and all versions. */
export async function PoliciesTab({ path, params }: { path: string; params: SearchParams }) {
  const kind = policyKinds.find((one) => one === getFirstValue(params.text)) ?? policyKinds[0];
  const [versions, draft, people, { site }] = await Promise.all([
    listPolicyVersions(kind),
    findPolicyDraft(kind),
    countPolicyPeople(kind),
    getSiteFrame(),
  ]);
  const [newest] = versions;
  const here = `${path}&text=${kind}`;
  const compared = findComparison(getFirstValue(params.compare), versions, draft);
  const isTemplate = draft === undefined && getFirstValue(params.template) === '1';
  const number = (newest?.number ?? 0) + 1;
  const isPreview = draft !== undefined && getFirstValue(params.preview) === '1';
  return (
    <section>
      <SectionIntro title={siteSettingsMessages['settings.part.policies']} lead={words['policies.lead'].th} />
      <div className="mb-6">
        <ListTabs
          label={words['policies.choose'].th}
          tabs={policyKinds.map((one) => ({
            key: one,
            label: words[`policies.${one}`].th,
            href: `${path}&text=${one}`,
            current: one === kind,
          }))}
        />
      </div>
      <div className="mb-4">
        <LinkButton href={policyPaths[kind]} size="sm" look="quiet" icon={ExternalLink}>
          {words['policies.read'].th}
        </LinkButton>
        {draft === undefined && (
          <LinkButton href={isTemplate ? here : `${here}&template=1`} size="sm" look="quiet" icon={FileText}>
            {words[isTemplate ? 'policies.leaveTemplate' : 'policies.template'].th}
          </LinkButton>
        )}
        {draft && newest && (
          <LinkButton href={compared ? here : `${here}&compare=draft`} size="sm" look="quiet" icon={GitCompare}>
            {words[compared ? 'policies.closeCompare' : 'policies.compare'].th}
          </LinkButton>
        )}
      </div>
      {isTemplate && (
        <div className="mb-6 max-w-read">
          <Alert kind="warn">{words['policies.templateUsed'].th}</Alert>
        </div>
      )}
      {compared && <PolicyComparison {...compared} />}
      {draft && <PolicyDraftNote kind={kind} draft={draft} here={here} isPreview={isPreview} />}
      {isPreview ? (
        <PolicyPreview kind={kind} number={number} draft={draft} />
      ) : (
        <PolicyForm
          key={isTemplate ? 'template' : 'stored'}
          kind={kind}
          seen={newest?.number ?? 0}
          revision={draft?.revision ?? 0}
          html={isTemplate ? writePolicyTemplate(kind, site) : (draft?.html ?? newest?.html ?? '')}
          changes={draft?.changes}
          note={draft?.note}
          inForceAt={draft?.inForceAt?.toISOString()}
          effects={[
            words['policies.effect.readers'].th.replace('{n}', formatNumber(number)),
            describePolicyEffect(kind, people),
          ]}
        />
      )}
      <PolicyVersions
        kind={kind}
        versions={versions}
        here={here}
        current={findVersionInForce(versions, getCurrentTime())?.number ?? 0}
      />
    </section>
  );
}

/** The two texts that the address asks to compare: the draft with the newest version, or a version with the one before. */
function findComparison(asked: string, versions: readonly PolicyEntry[], draft: PolicyDraft | undefined) {
  const number = readVersionNumber(asked === 'draft' ? '' : asked);
  const after = asked === 'draft' ? draft?.html : versions.find((one) => one.number === number)?.html;
  const before =
    asked === 'draft' ? versions[0] : versions.find((one) => number !== undefined && one.number === number - 1);
  if (after === undefined || before === undefined) return undefined;
  return { title: `${words['policies.compared'].th} ${before.number}`, before: before.html, after };
}

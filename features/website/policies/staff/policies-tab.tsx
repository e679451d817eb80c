import { ExternalLink } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { SectionIntro } from '@/components/ui/page/section-intro';
import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { siteSettingsMessages } from '@/lib/site/messages';
import { getCurrentTime } from '@/lib/time/current-time';
import { policiesMessages as words } from '../policies.messages';
import { findPolicyDraft, listPolicyVersions } from '../policies.queries';
import { findVersionInForce } from '../policies.rules';
import { policyKinds, policyPaths } from '../policies.schema';
import { PolicyDraftNote, PolicyPreview } from './policy-draft-note';
import { PolicyForm } from './policy-form';
import { PolicyVersions } from './policy-versions';

/** Admin tab of the legal texts, one at a time, with its draft and all versions. */
export async function PoliciesTab({ path, params }: { path: string; params: SearchParams }) {
  const kind = policyKinds.find((one) => one === getFirstValue(params.text)) ?? policyKinds[0];
  const [versions, draft] = await Promise.all([listPolicyVersions(kind), findPolicyDraft(kind)]);
  const [newest] = versions;
  const here = `${path}&text=${kind}`;
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
      </div>
      {draft && <PolicyDraftNote kind={kind} draft={draft} here={here} isPreview={isPreview} />}
      {isPreview ? (
        <PolicyPreview kind={kind} number={(newest?.number ?? 0) + 1} draft={draft} />
      ) : (
        <PolicyForm
          kind={kind}
          seen={newest?.number ?? 0}
          revision={draft?.revision ?? 0}
          html={draft?.html ?? newest?.html ?? ''}
          changes={draft?.changes}
          note={draft?.note}
          inForceAt={draft?.inForceAt?.toISOString()}
        />
      )}
      <PolicyVersions
        kind={kind}
        versions={versions}
        current={findVersionInForce(versions, getCurrentTime())?.number ?? 0}
      />
    </section>
  );
}

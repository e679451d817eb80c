import { ExternalLink } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { SectionIntro } from '@/components/ui/page/section-intro';
import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { siteSettingsMessages } from '@/lib/site/messages';
import { policiesMessages as words } from '../policies.messages';
import { listPolicyVersions } from '../policies.queries';
import { policyKinds, policyPaths } from '../policies.schema';
import { PolicyForm } from './policy-form';
import { PolicyVersions } from './policy-versions';

/** Admin tab of the legal texts, one at a time, with all versions. */
export async function PoliciesTab({ path, params }: { path: string; params: SearchParams }) {
  const kind = policyKinds.find((one) => one === getFirstValue(params.text)) ?? policyKinds[0];
  const versions = await listPolicyVersions(kind);
  const [current] = versions;
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
      <PolicyForm kind={kind} number={current?.number ?? 0} html={current?.html ?? ''} />
      <PolicyVersions versions={versions} />
    </section>
  );
}

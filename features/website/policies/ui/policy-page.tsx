import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PublicPage } from '@/components/ui/page/public-page';
import { formatDate } from '@/lib/time/format';
import { policiesMessages as words } from '../policies.messages';
import { buildVersionHref, getPolicyState } from '../policies.rules';
import { type PolicyPage as Page, type PolicyKind, policyKinds, policyPaths } from '../policies.schema';
import { PolicyText } from './policy-text';
import { PolicyVersionList } from './policy-version-list';

type Props = {
  kind: PolicyKind;
  page: Page;
  /** Content below the text. */
  children?: ReactNode;
};

/** Public page of a policy: one version, what follows it, and links to all versions and to the other policies. */
export function PolicyPage({ kind, page, children }: Props) {
  const title = words[`policies.${kind}`].th;
  const { shown, current, versions } = page;
  return (
    <PublicPage title={title} lead={words[`policies.${kind}Lead`].th}>
      {shown ? (
        <>
          <VersionNotice kind={kind} page={page} />
          <PolicyText {...shown} isComing={shown.number > current} />
        </>
      ) : (
        <EmptyState
          icon="file-text"
          title={words['policies.none'].th}
          text={words['policies.noneText'].th}
          action={<LinkButton href="/contact/">{words['policies.toContact'].th}</LinkButton>}
        />
      )}
      {children}
      <PolicyVersionList path={policyPaths[kind]} versions={versions} current={current} shown={shown?.number} />
      <OtherPolicies kind={kind} />
    </PublicPage>
  );
}

/** Tells that another version is in force, or will be. */
function VersionNotice({ kind, page: { shown, current, versions } }: Pick<Props, 'kind' | 'page'>) {
  const path = policyPaths[kind];
  const state = getPolicyState(shown?.number ?? 0, current);
  const coming = versions.findLast(({ number }) => number > current);
  if (state !== 'isCurrent') {
    return (
      <Notice kind="warn" href={path} label={words['policies.toCurrent'].th} hasLink={current > 0}>
        {words[state === 'isOld' ? 'policies.old' : 'policies.early'].th}
      </Notice>
    );
  }
  if (!coming) return null;
  return (
    <Notice kind="info" href={buildVersionHref(path, coming.number)} label={words['policies.toComing'].th} hasLink>
      {words['policies.coming'].th} {formatDate(coming.inForceAt)}
    </Notice>
  );
}

type NoticeProps = { kind: 'warn' | 'info'; href: string; label: string; hasLink: boolean; children: ReactNode };

const Notice = ({ kind, href, label, hasLink, children }: NoticeProps) => (
  <div className="mb-6 max-w-read print:hidden">
    <Alert
      kind={kind}
      action={
        hasLink && (
          <a href={href} className="py-2 font-normal text-link text-sm underline">
            {label}
          </a>
        )
      }
    >
      {children}
    </Alert>
  </div>
);

const OtherPolicies = ({ kind }: { kind: PolicyKind }) => (
  <nav aria-labelledby="other-policies" className="mt-10 max-w-read print:hidden">
    <h2 id="other-policies" className="text-lg">
      {words['policies.others'].th}
    </h2>
    <ul className="mt-2 flex flex-wrap gap-x-6">
      {policyKinds
        .filter((other) => other !== kind)
        .map((other) => (
          <li key={other}>
            <a
              href={policyPaths[other]}
              className="inline-flex min-h-11 items-center font-normal text-link hover:underline"
            >
              {words[`policies.${other}`].th}
            </a>
          </li>
        ))}
    </ul>
  </nav>
);

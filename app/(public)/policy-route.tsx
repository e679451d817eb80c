import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { buildPageMetadata } from '@/components/shell/page-metadata';
import { NotFoundView } from '@/components/ui/page/not-found-view';
import { buildMissingMetadata } from '@/features/news/ui/missing-metadata';
import { policiesMessages as words } from '@/features/website/policies/policies.messages';
import { findPolicyPage } from '@/features/website/policies/policies.queries';
import { buildVersionHref } from '@/features/website/policies/policies.rules';
import { type PolicyKind, policyPaths } from '@/features/website/policies/policies.schema';
import { PolicyPage } from '@/features/website/policies/ui/policy-page';
import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { setStatus } from '@/lib/request/context';
import { getSiteFrame } from '@/lib/site/queries';

type Params = Promise<SearchParams>;

const readVersion = async (params: Params): Promise<string> => getFirstValue((await params).version);

/** The `generateMetadata` of a policy's page; an earlier version has an address and a title of its own. */
export const createPolicyMetadata =
  (kind: PolicyKind) =>
  async ({ searchParams }: { searchParams: Params }): Promise<Metadata> => {
    const asked = await readVersion(searchParams);
    const [{ site }, page] = await Promise.all([getSiteFrame(), findPolicyPage(kind, asked)]);
    if (!page) return buildMissingMetadata(site);
    const { th, en } = words[`policies.${kind}`];
    const description = words[`policies.${kind}Lead`].th;
    const number = page.shown?.number;
    if (number === undefined || number === page.current)
      return buildPageMetadata({ th, en, description, path: policyPaths[kind], site });
    const title = `${th} ${words['policies.version'].th} ${number}`;
    return {
      ...buildPageMetadata({ th: title, description, path: buildVersionHref(policyPaths[kind], number), site }),
      robots: { index: false },
    };
  };

/** The page of a policy, or 404 for a version that it never had. `children` stand below the text in force. */
export async function renderPolicyPage(
  kind: PolicyKind,
  params: Params,
  renderChildren?: (current: number) => ReactNode,
): Promise<ReactNode> {
  const page = await findPolicyPage(kind, await readVersion(params));
  if (!page) {
    setStatus(404);
    return <NotFoundView message={words['policies.noVersion'].th} />;
  }
  return (
    <PolicyPage kind={kind} page={page}>
      {renderChildren?.(page.current)}
    </PolicyPage>
  );
}

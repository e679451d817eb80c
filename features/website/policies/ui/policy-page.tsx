import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import { PageHeader } from '@/components/ui/page/page-header';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { formatDate, formatNumber } from '@/lib/time/format';
import { policiesMessages as words } from '../policies.messages';
import type { PolicyKind, PolicyVersion } from '../policies.schema';

type Props = {
  kind: PolicyKind;
  policy: PolicyVersion | undefined;
  /** Content below the text. */
  children?: ReactNode;
};

/** Public page of a legal text, with its version and date. */
export function PolicyPage({ kind, policy, children }: Props) {
  const title = words[`policies.${kind}`].th;
  return (
    <div className="page pt-6 pb-16">
      <Breadcrumbs items={[{ label: title }]} />
      <PageHeader title={title} lead={words[`policies.${kind}Lead`].th} />
      {policy ? (
        <div className="max-w-read">
          <p className="tabular mb-6 text-ink-2 text-sm">
            {words['policies.version'].th} {formatNumber(policy.number)} · {words['policies.inForce'].th}{' '}
            <time dateTime={policy.publishedAt.toISOString()}>{formatDate(policy.publishedAt)}</time>
          </p>
          <RichText html={policy.html} />
        </div>
      ) : (
        <EmptyState
          icon="file-text"
          title={words['policies.none'].th}
          text={words['policies.noneText'].th}
          action={<LinkButton href="/terms/">{words['policies.toTerms'].th}</LinkButton>}
        />
      )}
      {children}
    </div>
  );
}

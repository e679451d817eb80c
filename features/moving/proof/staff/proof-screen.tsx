import { ScanSearch } from 'lucide-react';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { FilesMenu } from '@/components/ui/list/files-menu';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { MissingEntry } from '@/components/ui/page/missing-entry';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { systemScreens } from '@/lib/areas/screens-system';
import { getFirstValue, readId } from '@/lib/list/list';
import { formatDateTime, interpolate } from '@/lib/time/format';
import { beginProofAction } from '../proof.actions';
import { proofMessages as words } from '../proof.messages';
import { listProofs, listProvableSources, type Proof } from '../proof.queries';
import { proofPhases } from '../proof.schema';
import { ProofReport } from './proof-report';
import { RefreshOften } from './refresh-often';

/** Comparisons of an old site with this portal: `?source=<id>` chooses the site, `?proof=<id>` an earlier one. */
export async function ProofScreen({ row, path, params }: Pick<ScreenProps, 'row' | 'path' | 'params'>) {
  const sources = await listProvableSources();
  const wanted = getFirstValue(params.source);
  const source = wanted === '' ? sources[0] : sources.find(({ id }) => id === readId(wanted));
  const proofs = source ? await listProofs(source.id) : [];
  const asked = getFirstValue(params.proof);
  const proof = asked === '' ? proofs[0] : proofs.find(({ id }) => id === readId(asked));
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead}>
        {proof && <ProofFiles proof={proof} />}
      </ScreenHeader>
      {sources.length === 0 && (
        <EmptyState
          title={words['proof.noSources']}
          text={words['proof.noSourcesHint']}
          action={<LinkButton href={path.replace(/\/proof$/, '')}>{systemScreens.moving.title.th}</LinkButton>}
        />
      )}
      {sources.length > 1 && (
        <ListTabs
          label={words['proof.sources']}
          tabs={sources.map(({ id, name, address }) => ({
            ...{ key: String(id), label: name || address, href: `${path}?source=${id}`, current: id === source?.id },
          }))}
        />
      )}
      {sources.length > 0 && !source && <MissingEntry title={words['proof.noSource']} />}
      {source && (
        <div className="mt-6 grid gap-6">
          <BeginForm sourceId={source.id} />
          {proofs.length === 0 && <EmptyState title={words['proof.none']} text={words['proof.noneHint']} />}
          {proofs.length > 0 && !proof && <MissingEntry title={words['proof.missing']} />}
          {proof?.status === 'running' && <ProofProgress proof={proof} at={`${path}?source=${source.id}`} />}
          {proof && <ProofReport proof={proof} />}
          {proofs.length > 1 && (
            <History proofs={proofs} hrefOf={({ id }) => `${path}?source=${source.id}&proof=${id}`} />
          )}
        </div>
      )}
    </>
  );
}

/** Phase of a comparison on its way; the page reads itself again until it has ended. */
function ProofProgress({ proof: { phase }, at }: { proof: Proof; at: string }) {
  const over = proofPhases.find((name) => name === phase);
  const next = proofPhases[over ? proofPhases.indexOf(over) + 1 : 0] ?? 'files';
  return (
    <>
      <Alert
        action={
          <LinkButton size="sm" href={at}>
            {words['proof.reload']}
          </LinkButton>
        }
      >
        {interpolate(words['proof.underWay'], { phase: words[`proof.phase.${next}`] })}
      </Alert>
      <RefreshOften />
    </>
  );
}

function ProofFiles({ proof: { id, status } }: { proof: Proof }) {
  if (status === 'running') return null;
  const files = [
    ['PDF', 'pdf'],
    ['Excel (.xlsx)', 'xlsx'],
    ['CSV', 'csv'],
  ].map(([label = '', format]) => ({ label, href: `/api/v1/move/proof?proof=${id}&format=${format}` }));
  return <FilesMenu label={words['proof.download']} files={files} />;
}

function BeginForm({ sourceId }: { sourceId: number }) {
  return (
    <ActionForm action={beginProofAction} fields={{ sourceId }} className="grid justify-items-start gap-2">
      <SubmitButton look="outline">
        <ScanSearch aria-hidden="true" className="size-4" />
        {words['proof.begin']}
      </SubmitButton>
    </ActionForm>
  );
}

function History({ proofs, hrefOf }: { proofs: readonly Proof[]; hrefOf: (proof: Proof) => string }) {
  return (
    <section aria-labelledby="proof-history">
      <h2 id="proof-history" className="mb-2 text-lg">
        {words['proof.history']}
      </h2>
      <ul className="grid gap-1 text-sm">
        {proofs.map((proof) => (
          <li key={proof.id}>
            <a href={hrefOf(proof)} className="text-link hover:underline">
              {formatDateTime(proof.startedAt)} · {words[`proof.status.${proof.status}`]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

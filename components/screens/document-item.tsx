import { DocumentForm } from '@/components/documents/document-form';
import { VersionList } from '@/components/documents/version-list';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { documentsMessages as words } from '@/lib/documents/messages';
import { findDocument } from '@/lib/documents/queries';
import { type DocumentChoice, downloadHref } from '@/lib/documents/rules';
import { documentKinds } from '@/lib/documents/schema';
import { currentFiscalYear } from '@/lib/fiscal-year';
import { formatNumber } from '@/lib/format';
import { readId } from '@/lib/list';
import { setStatus } from '@/lib/trace';
import { ScreenHeader } from './screen-header';

type Props = { item: string; path: string; choice: DocumentChoice };

/** One document with its versions, or a new one. */
export async function DocumentItem({ item, path, choice: { kind, year } }: Props) {
  if (item === 'new') {
    const given = {
      kind: kind ?? documentKinds[0],
      title: '',
      description: '',
      fiscalYear: year ?? currentFiscalYear(),
      visible: true,
    };
    return (
      <>
        <ScreenHeader title={words['documents.add'].th} />
        <DocumentForm given={given} back={path} />
      </>
    );
  }
  const id = readId(item);
  const document = id === undefined ? undefined : await findDocument(id);
  if (!document) {
    setStatus(404);
    return (
      <EmptyState
        title={words['documents.missing'].th}
        action={<LinkButton href={path}>{words['documents.back'].th}</LinkButton>}
      />
    );
  }
  const seenAt = document.updatedAt.toISOString();
  const [current] = document.versions;
  const file = current && { id: current.mediaId, name: current.file.name, bytes: current.file.bytes };
  return (
    <>
      <ScreenHeader title={words['documents.edit'].th} />
      <p className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
        <span className="tabular text-ink-2">
          {words['documents.downloads'].th} {formatNumber(document.downloads)}
        </span>
        <a href={downloadHref(document.id)} className="wrap-anywhere font-normal text-link underline">
          {words['documents.address'].th} {downloadHref(document.id)}
        </a>
      </p>
      <DocumentForm key={document.id} given={{ ...document, seenAt, file }} back={path} />
      <VersionList document={document} />
    </>
  );
}

import { MissingEntry } from '@/components/ui/page/missing-entry';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { readId } from '@/lib/list/list';
import { getCurrentFiscalYear } from '@/lib/time/fiscal-year';
import { formatNumber } from '@/lib/time/format';
import { documentsMessages as words } from '../documents.messages';
import { findDocument } from '../documents.queries';
import { type DocumentChoice, downloadHref } from '../documents.rules';
import { documentKinds } from '../documents.schema';
import { DocumentForm } from './document-form';
import { VersionList } from './version-list';

type Props = { item: string; path: string; choice: DocumentChoice };

/** Edit page of one document with its versions, or of a new one. */
export async function DocumentItem({ item, path, choice: { kind, year } }: Props) {
  if (item === 'new') {
    const given = {
      kind: kind ?? documentKinds[0],
      title: '',
      description: '',
      fiscalYear: year ?? getCurrentFiscalYear(),
      visible: true,
    };
    return (
      <>
        <ScreenHeader title={words['documents.add']} />
        <DocumentForm given={given} back={path} />
      </>
    );
  }
  const id = readId(item);
  const document = id === undefined ? undefined : await findDocument(id);
  if (!document)
    return <MissingEntry title={words['documents.missing']} back={{ href: path, label: words['documents.back'] }} />;
  const seenAt = document.updatedAt.toISOString();
  const [current] = document.versions;
  const file = current && { id: current.mediaId, name: current.file.name, bytes: current.file.bytes };
  return (
    <>
      <ScreenHeader title={words['documents.edit']} />
      <p className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
        <span className="tabular text-ink-2">
          {words['documents.downloads']} {formatNumber(document.downloads)}
        </span>
        <a href={downloadHref(document.id)} className="wrap-anywhere font-normal text-link underline">
          {words['documents.address']} {downloadHref(document.id)}
        </a>
      </p>
      <DocumentForm key={document.id} given={{ ...document, seenAt, file }} back={path} />
      <VersionList document={document} />
    </>
  );
}

import { Download } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import type { SheetFormat } from '@/lib/files/sheet-format';
import { importsMessages as words } from '../imports.messages';
import { listImportColumns } from '../imports.rules';
import type { ImportKind } from '../imports.schema';
import { ImportFileForm } from './import-file-form';

type Props = { kind: ImportKind; place: string; wrong?: string };

/** Requirements of a file, its template, and the upload form. */
export function ImportIntro({ kind, place, wrong }: Props) {
  const template = (format: SheetFormat) => `/api/v1/imports/template?${new URLSearchParams({ place, format })}`;
  return (
    <>
      <ImportFileForm place={place} wrong={wrong} />
      <section className="mt-8 grid grid-cols-1 gap-3">
        <h2 className="text-lg">{words['imports.template']}</h2>
        <p className="max-w-read text-ink-2 text-sm">{words['imports.templateText']}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton href={template('xlsx')} size="sm" download icon={Download}>
            {words['imports.templateXlsx']}
          </LinkButton>
          <LinkButton href={template('csv')} size="sm" download icon={Download}>
            {words['imports.templateCsv']}
          </LinkButton>
        </div>
        <details className="text-sm">
          <summary className="cursor-pointer py-2 font-normal text-link">{words['imports.columns']}</summary>
          <dl className="grid gap-x-6 gap-y-1 border-line border-y py-3 sm:grid-cols-[14rem_1fr]">
            {listImportColumns(kind).map(({ name, headings, required, note }) => (
              <div key={name} className="contents">
                <dt className="font-normal">
                  {headings[0]}
                  {required && <span className="font-normal text-ink-3"> ({words['imports.required']})</span>}
                </dt>
                <dd className="text-ink-2 max-sm:mb-2">{note}</dd>
              </div>
            ))}
          </dl>
        </details>
        <p className="max-w-read text-ink-2 text-sm">{words['imports.rules']}</p>
      </section>
    </>
  );
}

import { type Column, ListTable } from '@/components/ui/list/list-table';
import { EditDialog } from '@/components/ui/ordered/edit-dialog';
import { EntryLink } from '@/components/ui/ordered/entry-link';
import { SectionIntro } from '@/components/ui/page/section-intro';
import { listCategories } from '@/features/news/categories/categories.queries';
import type { Category } from '@/features/news/categories/categories.schema';
import type { SearchParams } from '@/lib/list/list';
import { setStatus } from '@/lib/request/context';
import { readEntryAction } from '@/lib/site/rules';
import { houseStyleMessages as words } from '../house-style.messages';
import { listTemplates } from '../house-style.queries';
import { TemplateForm } from './template-form';

type Template = Awaited<ReturnType<typeof listTemplates>>[number];
type Row = Category & { template?: Template };

/** The template of each category. */
export async function TemplatesTab({ path, params }: { path: string; params: SearchParams }) {
  const [categories, templates] = await Promise.all([listCategories(), listTemplates()]);
  const rows = categories.map((category): Row => {
    return { ...category, template: templates.find(({ categoryId }) => categoryId === category.id) };
  });
  const asked = readEntryAction(params);
  const opened = asked?.kind === 'edit' ? rows.find(({ id }) => id === asked.id) : undefined;
  if (asked && !opened) setStatus(404);
  return (
    <section>
      <SectionIntro title={words['houseStyle.part.templates']} lead={words['houseStyle.templatesLead']} />
      {opened && (
        <EditDialog
          key={opened.id}
          title={`${words['houseStyle.editTemplate']} ${opened.name}`}
          closeHref={path}
          width="md"
        >
          <TemplateForm categoryId={opened.id} template={opened.template} back={path} />
        </EditDialog>
      )}
      <TemplateTable path={path} rows={rows} />
    </section>
  );
}

function TemplateTable({ path, rows }: { path: string; rows: readonly Row[] }) {
  const columns: readonly Column<Row>[] = [
    { key: 'category', title: words['houseStyle.category'], isRowHeader: true, cell: ({ name }) => name },
    {
      key: 'headings',
      title: words['houseStyle.headings'],
      cell: ({ template }) => join(template?.headings, template?.headingsRequired),
    },
    {
      key: 'required',
      title: words['houseStyle.required'],
      cell: ({ template }) => join(template?.required.map((field) => words[`houseStyle.field.${field}`])),
    },
    {
      key: 'actions',
      title: words['houseStyle.actions'],
      quiet: true,
      cell: ({ id, name }) => (
        <div className="max-md:-ms-3 md:flex md:justify-end">
          <EntryLink kind="edit" path={path} id={id} name={name} words={words['houseStyle.editShort']} />
        </div>
      ),
    },
  ];
  return <ListTable label={words['houseStyle.templateList']} columns={columns} rows={rows} />;
}

function join(names: readonly string[] = [], mustHaveAll = false) {
  if (names.length === 0) return <span className="text-ink-3">{words['houseStyle.nothing']}</span>;
  return (
    <>
      <span className="wrap-anywhere">{names.join(' · ')}</span>
      {mustHaveAll && <span className="block text-ink-2 text-xs">{words['houseStyle.headingsRequired']}</span>}
    </>
  );
}

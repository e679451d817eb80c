import { bindFields } from '@/components/ui/form/bind-fields';
import { Field } from '@/components/ui/form/field';
import { SelectField } from '@/components/ui/form/select-field';
import { fieldMessages } from '@/components/ui/messages/fields/messages';
import { sections } from '../../categories/categories.schema';
import { newsFilterMessages } from '../../filter/filter.messages';
import { SEARCH_LENGTH } from '../../filter/filter.schema';
import { newsExportMessages as words } from '../export.messages';
import { isBlankRequest } from '../export.rules';
import { EXPORT_PAGE, type ExportRequest, exportContents, type Named, newsFormats } from '../export.schema';
import { ExportRun } from './export-run';
import { OrganisationField } from './organisation-field';
import { RadioGroupField } from './radio-group-field';

export type ExportFormProps = {
  ask: ExportRequest;
  categories: readonly Named[];
  provinces: readonly Named[];
  organisation: Named | undefined;
  /** Organisations that match the typed words; only without script. */
  offered: readonly Named[];
  /** Number of matching items; undefined while a day is invalid. */
  count: number | undefined;
};

/** Filter and file format of the export: a plain form with two buttons, to count and to download. */
export function ExportForm({ ask, categories, provinces, organisation, offered, count }: ExportFormProps) {
  const { filter, typed, wrong } = ask;
  const field = bindFields(words, 'newsExport', filter);
  return (
    <form action={EXPORT_PAGE} className="grid max-w-4xl gap-8" noValidate>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <Legend>{words['newsExport.what'].th}</Legend>
        <div className="sm:col-span-2">
          <Field {...field('search')} type="search" optional maxLength={SEARCH_LENGTH} autoComplete="off" />
        </div>
        <SelectField
          {...field('section')}
          optional
          choices={[
            { value: '', label: words['newsExport.allSections'].th },
            ...sections.map((name) => ({ value: name, label: newsFilterMessages[`newsFilter.${name}`].th })),
          ]}
        />
        <SelectField
          name="news_type"
          label={words['newsExport.category'].th}
          optional
          defaultValue={filter.categoryId}
          choices={toChoices(categories, words['newsExport.allCategories'].th)}
        />
        <OrganisationField chosen={organisation} typed={ask.organisationWords} offered={offered} />
        <SelectField
          {...field('province')}
          optional
          defaultValue={filter.provinceId}
          choices={toChoices(provinces, words['newsExport.allProvinces'].th)}
        />
        {(['from', 'to'] as const).map((name) => (
          <Field
            key={name}
            name={name}
            label={words[`newsExport.${name}`].th}
            optional
            defaultValue={typed[name]}
            placeholder={fieldMessages['ui.dayPlace'].th}
            inputMode="numeric"
            autoComplete="off"
            error={wrong[name]}
          />
        ))}
      </fieldset>
      <div className="grid gap-8 sm:grid-cols-2">
        <RadioGroupField
          name="format"
          label={words['newsExport.format'].th}
          value={ask.format}
          choices={newsFormats.map((name) => ({ value: name, label: words[`newsExport.${name}`].th }))}
        />
        <RadioGroupField
          name="contents"
          label={words['newsExport.contents'].th}
          value={ask.contents}
          choices={exportContents.map((name) => ({ value: name, label: words[`newsExport.${name}`].th }))}
        />
      </div>
      <ExportRun count={count} preselects={isBlankRequest(ask)} />
    </form>
  );
}

const Legend = ({ children }: { children: string }) => (
  <legend className="mb-4 w-full border-line border-b pb-1 font-strong sm:col-span-2">{children}</legend>
);

const toChoices = (named: readonly Named[], all: string) => [
  { value: '', label: all },
  ...named.map(({ id, name }) => ({ value: String(id), label: name })),
];

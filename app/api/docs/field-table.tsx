import { type JsonSchema, toFieldRows } from '@/lib/legacy-api/json-schema';

/** The fields of a request or response body. */
export function FieldTable({
  caption,
  of,
  schema,
  marksRequired,
}: {
  caption: string;
  /** Title of the operation, for the accessible name. */
  of: string;
  schema: JsonSchema;
  marksRequired?: boolean;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what is wider than the page.
    <section aria-label={`${caption}: ${of}`} tabIndex={0} className="mt-3 overflow-x-auto">
      <table className="w-full border-collapse text-left text-sm">
        <caption className="pb-1 text-left font-strong">{caption}</caption>
        <thead>
          <tr className="border-line-strong border-b">
            {['ช่อง', 'ชนิด', 'ความหมาย'].map((head) => (
              <th key={head} scope="col" className="py-2 pr-4 font-normal text-ink-3">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {toFieldRows(schema).map(({ name, kind, required, description }) => (
            <tr key={name} className="border-line border-b align-top">
              <th scope="row" className="py-2 pr-4 font-strong">
                {name}
                {marksRequired && required && <span className="font-normal text-ink-3"> (จำเป็น)</span>}
              </th>
              <td className="py-2 pr-4 text-ink-2">{kind}</td>
              <td className="min-w-56 py-2">{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

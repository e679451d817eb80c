import type { Change } from '../log/changes.rules';
import { auditMessages as words } from '../log/log.messages';

type Props = { changes: readonly Change[] /** True if there are states before and after. */; compared: boolean };

/** The changes of an entry by field; unchanged fields are collapsed. */
export function ChangeTable({ changes, compared }: Props) {
  if (changes.length === 0) return <p className="mt-6 text-ink-2 text-sm">{words['audit.noChanges']}</p>;
  const changed = compared ? changes.filter(({ isSame }) => !isSame) : changes;
  const same = compared ? changes.filter(({ isSame }) => isSame) : [];
  return (
    <section className="mt-6 grid grid-cols-1 gap-4">
      <h2 className="text-lg">{words[compared ? 'audit.changes' : 'audit.kept']}</h2>
      {changed.length > 0 && <Fields changes={changed} />}
      {same.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer py-2 font-normal text-link">
            {words['audit.unchanged']} ({same.length})
          </summary>
          <Fields changes={same} />
        </details>
      )}
    </section>
  );
}

/** Table of fields; a side without any value is omitted. */
function Fields({ changes }: Pick<Props, 'changes'>) {
  const sides = (['before', 'after'] as const).filter((side) => changes.some((change) => change[side] !== undefined));
  return (
    <div className="overflow-x-auto">
      <table className="w-full border border-line text-sm">
        <thead className="bg-sunken text-left text-ink-2 text-xs">
          <tr>
            <th scope="col" className="px-4 py-3 font-normal">
              {words['audit.field']}
            </th>
            {sides.map((side) => (
              <th key={side} scope="col" className="px-4 py-3 font-normal">
                {words[`audit.${side}`]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.field} className="border-line border-t align-top">
              <th scope="row" className="px-4 py-3 text-left font-normal">
                {change.field}
              </th>
              {sides.map((side) => (
                <td key={side} className="wrap-anywhere min-w-32 whitespace-pre-line px-4 py-3">
                  {change[side] ?? <span className="text-ink-3">{words['audit.none']}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

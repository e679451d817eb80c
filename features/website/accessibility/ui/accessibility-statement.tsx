import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/button';
import { formatDate, formatNumber } from '@/lib/time/format';
import { accessibilityMessages as words } from '../accessibility.messages';
import { type AccessibilityCheck, MISSING_PATH } from '../accessibility.schema';

const CAPABILITIES = ['keyboard', 'size', 'theme', 'reader', 'script'] as const;
const LIMITS = ['files', 'videos', 'alt'] as const;
const THEMES = ['light', 'dark', 'contrast'] as const;

/** Accessibility statement: the goal, the results of the last check, and known limits. */
export function AccessibilityStatement({ check }: { check: AccessibilityCheck }) {
  return (
    <div className="max-w-read">
      <StatementSection title={words['accessibility.goal'].th}>
        <p>{words['accessibility.goalText'].th}</p>
      </StatementSection>
      <StatementSection title={words['accessibility.can'].th}>
        <List texts={CAPABILITIES.map((name) => words[`accessibility.can.${name}`].th)} />
      </StatementSection>
      <StatementSection title={words['accessibility.check'].th}>
        <Check check={check} />
      </StatementSection>
      <StatementSection title={words['accessibility.limits'].th}>
        <List texts={LIMITS.map((name) => words[`accessibility.limit.${name}`].th)} />
      </StatementSection>
      <StatementSection title={words['accessibility.report'].th}>
        <p className="mb-4">{words['accessibility.reportText'].th}</p>
        <LinkButton href="/contact/">{words['accessibility.contact'].th}</LinkButton>
      </StatementSection>
    </div>
  );
}

function Check({ check }: { check: AccessibilityCheck }) {
  const faulty = check.pages.filter(({ faults }) => faults.length > 0).length;
  return (
    <>
      <p className="tabular">{formatCheck(check)}</p>
      <p className="mt-2 font-normal">
        {faulty === 0
          ? words['accessibility.clean'].th
          : words['accessibility.found'].th.replace('{n}', formatNumber(faulty))}
      </p>
      <p className="mt-2 text-ink-2 text-sm">{words['accessibility.notAll'].th}</p>
      <details className="mt-4">
        <summary className="min-h-10 cursor-pointer py-2 text-link">{words['accessibility.pages'].th}</summary>
        <table className="w-full text-sm">
          <thead>
            <tr className="border-line-strong border-b text-start">
              <th scope="col" className="py-2 text-start font-normal">
                {words['accessibility.page'].th}
              </th>
              <th scope="col" className="py-2 text-end font-normal">
                {words['accessibility.result'].th}
              </th>
            </tr>
          </thead>
          <tbody>
            {check.pages.map(({ path, faults }) => (
              <tr key={path} className="border-line border-b">
                <td className="wrap-anywhere py-2">
                  {path === MISSING_PATH ? (
                    path
                  ) : (
                    <a href={path} className="text-link hover:underline">
                      {path}
                    </a>
                  )}
                </td>
                <td className="tabular whitespace-nowrap py-2 text-end">
                  {faults.length === 0
                    ? words['accessibility.ok'].th
                    : words['accessibility.faults'].th.replace('{n}', formatNumber(faults.length))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

function formatCheck({ day, tool, rules, widths, themes, pages }: AccessibilityCheck): string {
  const shown = THEMES.filter((theme) => themes.includes(theme)).map(
    (theme) => words[`accessibility.theme.${theme}`].th,
  );
  return words['accessibility.checked'].th
    .replace('{day}', formatDate(new Date(`${day}T12:00:00+07:00`)))
    .replace('{tool}', tool)
    .replace('{rules}', formatNumber(rules))
    .replace('{pages}', formatNumber(pages.length))
    .replace('{widths}', widths.map(formatNumber).join(', '))
    .replace('{themes}', shown.join(' '));
}

function StatementSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-9">
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  );
}

function List({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="list-disc ps-6">
      {texts.map((text) => (
        <li key={text} className="mb-1.5">
          {text}
        </li>
      ))}
    </ul>
  );
}

import type { Thing, WithContext } from 'schema-dts';
import { StaticHtml } from '../static-html/static-html';

/** Structured data of a page for search engines. */
export function JsonLd({ data }: { data: WithContext<Thing> | readonly WithContext<Thing>[] }) {
  return (
    <StaticHtml className="hidden">
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose `<` are escaped, so that no headline can end the element
        dangerouslySetInnerHTML={{ __html: toScript(data) }}
      />
    </StaticHtml>
  );
}

/** JSON that is safe inside a script element. */
function toScript(data: object): string {
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

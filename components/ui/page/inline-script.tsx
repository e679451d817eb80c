import { StaticHtml } from '../static-html/static-html';

/**
 * Script that runs without React as soon as the browser reads it, so it stands behind the markup it works on. The
 * content security policy allows it by its hash.
 *
 * @param code calls made by `toCall`, without text of a user
 */
export function InlineScript({ code }: { code: string }) {
  return (
    <StaticHtml className="hidden">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: source text of functions of this site; React would escape the quotes of a text child. */}
      <script dangerouslySetInnerHTML={{ __html: code }} />
    </StaticHtml>
  );
}

/** Style sheet with the agency's own colours; the Content-Security-Policy allows it by its hash. */
export function ColorSheet({ css }: { css: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of checked colours; React would escape the quotes of a text child.
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}

const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          { not: { href_matches: '/login*' } },
          { not: { href_matches: '/media/*' } },
          { not: { href_matches: '/feed/*' } },
          { not: { selector_matches: '[download], [rel~=nofollow], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Lets the browser prefetch a page of the site when a reader points at its link. */
export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed JSON of this file; React would escape the quotes of a text child.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }}
    />
  );
}

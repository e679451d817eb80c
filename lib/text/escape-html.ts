const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Plain text as HTML that shows exactly this text. */
export function escapeHtml(plain: string): string {
  return plain.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(plain: string): string {
  return plain.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

export const p = (text: string): string => `<p>${text}</p>`;
export const h2 = (text: string): string => `<h2>${text}</h2>`;
export const h3 = (text: string): string => `<h3>${text}</h3>`;
export const ul = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
export const ol = (items: readonly string[]): string => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
export const quote = (text: string): string => `<blockquote><p>“${text}”</p></blockquote>`;
export const strong = (text: string): string => `<strong>${text}</strong>`;
/** `path` is without a leading slash; every host is reserved for examples. */
export const link = (text: string, path: string): string => `<a href="https://example.org/${path}">${text}</a>`;

export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const top = head.map((cell) => `<th>${cell}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<table><thead><tr>${top}</tr></thead><tbody>${body}</tbody></table>`;
}

/** The text without tags, to measure a body. */
export const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

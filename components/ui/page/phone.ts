/** A call link to a written phone number: its digits, up to an extension or a second number. */
export function buildPhoneHref(written: string): string {
  return `tel:${written.replace(/(ต่อ|,|\/|–).*$/, '').replace(/[^\d+]/g, '')}`;
}

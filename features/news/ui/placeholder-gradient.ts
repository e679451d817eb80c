/** Background gradient from a category's deep colour towards its light one; white text stays readable on it. */
export function buildPlaceholderGradient(deep: string, light: string): string {
  return `linear-gradient(135deg, ${deep} 20%, color-mix(in srgb, ${deep} 45%, ${light}))`;
}

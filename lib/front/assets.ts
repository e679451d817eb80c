/** Scripts, styles and fonts of the build: their names change with their content. */
export const isAsset = (path: string): boolean => path.startsWith('/_next/static/');

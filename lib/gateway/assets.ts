/** Scripts, styles and fonts of the build: their names change with their content. */
export const isAsset = (path: string): boolean => path.startsWith('/_next/static/');

/** The files of `public`, which Next gives out beside those of the build. */
const PUBLIC_FILE = /^\/(?:sw\.js$|logo\.svg$|icons\/|worker\/)/;

/** True for addresses of files: they can be read, and nothing else; Next answers 500 to any other method. */
export const isStaticFile = (path: string): boolean => isAsset(path) || PUBLIC_FILE.test(path);

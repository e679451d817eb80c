const ASSETS = /^\/(?:_next\/static|page-script)\//;

/** Scripts, styles and fonts of the build, and the script of public pages: their names change with their content. */
export const isAsset = (path: string): boolean => ASSETS.test(path);

/** Covers drawn from headlines: their address changes with their content, so the page cache serves them too. */
export const isDrawnCover = (path: string): boolean => path.startsWith('/covers/');

/** Files of `public`, which Next serves besides those of the build. */
const PUBLIC_FILE = /^\/(?:sw\.js$|logo\.svg$|icons\/|worker\/)/;

/** True for static files. They accept GET and HEAD only; Next answers 500 to any other method. */
export const isStaticFile = (path: string): boolean => isAsset(path) || PUBLIC_FILE.test(path);

type Sharp = typeof import('sharp')['default'];

let loading: Promise<Sharp> | undefined;

/** Loads sharp on first use: it takes 19 MB, and most render workers never need it. */
export function loadSharp(): Promise<Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Every picture is processed once, so a cache is useless; one thread leaves the others to readers.
    sharp.cache(false);
    sharp.concurrency(1);
    // libheif, which AVIF and HEIC need, has let attackers in more than once.
    sharp.block({ operation: ['VipsForeignLoadHeif'] });
    return sharp;
  });
  return loading;
}

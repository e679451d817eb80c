type Sharp = typeof import('sharp')['default'];

let loading: Promise<Sharp> | undefined;

/** What works on pictures, loaded with the first one: it holds 19 MB, and most processes that draw pages never need it. */
export function loadSharp(): Promise<Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Every picture is met once, so remembering it is of no use; one thread leaves the others to readers.
    sharp.cache(false);
    sharp.concurrency(1);
    // libheif, which AVIF and HEIC need, has let attackers in more than once.
    sharp.block({ operation: ['VipsForeignLoadHeif'] });
    return sharp;
  });
  return loading;
}

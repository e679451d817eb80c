/** The name of an old call out of its path, at either of its two addresses; undefined for other paths. */
export function readCallName(path: string): string | undefined {
  const [, name] = /^\/(?:api\/)?([A-Za-z_.]+\.php)\/?$/.exec(decode(path)) ?? [];
  return name;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

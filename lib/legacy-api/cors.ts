const MAX_AGE_SECONDS = '600';

/**
 * CORS headers that let a listed site read our responses, with its credentials; for others only `Vary`.
 *
 * @param origin the header Origin, null if absent
 */
export function buildCorsHeaders(origin: string | null, origins: readonly string[]): Record<string, string> {
  if (origins.length === 0) return {};
  if (origin === null || !origins.includes(origin)) return { Vary: 'Origin' };
  return { Vary: 'Origin', 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' };
}

/** Response headers of a preflight request. */
export function buildPreflightHeaders(origin: string | null, origins: readonly string[]): Record<string, string> {
  const headers = { Allow: 'POST, OPTIONS', ...buildCorsHeaders(origin, origins) };
  if (origin === null || !origins.includes(origin)) return headers;
  return {
    ...headers,
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Max-Age': MAX_AGE_SECONDS,
  };
}

/**
 * Flags and environment for low memory use: young objects get half of V8's default space, and glibc one arena, as
 * threads that only compress retain what each once used. Only settings that must be known at process start; the others
 * are in server.mjs. Containers have the same in the Dockerfile.
 */
export const lowMemory = { flags: ['--max-semi-space-size=8'], env: { MALLOC_ARENA_MAX: '1' } };

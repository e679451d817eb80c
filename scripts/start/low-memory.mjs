/**
 * How the server is started so that it holds little: young objects get half of V8's usual room, and glibc one arena, as
 * threads that only pack bytes keep what each once used. What must be known when a process begins stands here, the rest
 * in server.mjs; containers have the same in the Dockerfile.
 */
export const lowMemory = { flags: ['--max-semi-space-size=8'], env: { MALLOC_ARENA_MAX: '1' } };

import { fileURLToPath } from 'node:url';

// All paths of the scripts are relative to the project's root, wherever they are called from.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

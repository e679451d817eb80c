import { runPortal } from './admin/portal';

await runPortal(process.argv.slice(2));

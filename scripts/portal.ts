import { lowerOwnPriority } from '@/features/operation/priority.queries';
import { runPortal } from './admin/portal';

/** Commands that read or write the whole portal for many minutes, mostly while readers are served. */
const LONG_COMMANDS: readonly string[] = ['backup', 'restore', 'drill', 'export'];

const args = process.argv.slice(2);
if (args[0] !== undefined && LONG_COMMANDS.includes(args[0])) lowerOwnPriority();
await runPortal(args);

import { answerMyData } from '@/features/member/data-export/data-export.http';
import { readFormViewer } from '@/lib/auth/page-viewer';

/** All data stored about the viewer's own account as a file, `format` json or html; for same-origin requests only. */
export async function GET(request: Request): Promise<Response> {
  return answerMyData(await readFormViewer(), new URL(request.url).searchParams.get('format') ?? 'json');
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

/** Credentials that s3rver accepts. */
export const S3_KEYS = { key: 'S3RVER', secret: 'S3RVER' };

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** An S3 service on loopback with one bucket, whose objects are files in a folder. */
export async function openS3Service(folder: string, bucket: string) {
  const port = await findFreePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const options = ['--directory', folder, '--address', '127.0.0.1', '--port', String(port), '--silent'];
  // Its continuation tokens use DES.
  const program = ['--openssl-legacy-provider', 'node_modules/s3rver/bin/s3rver.js', ...options];
  const server = spawn(process.execPath, program, { stdio: 'ignore' });
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: S3_KEYS.key, secretAccessKey: S3_KEYS.secret },
    maxAttempts: 30,
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  return { endpoint, close: () => void server.kill() };
}
export type S3Service = Awaited<ReturnType<typeof openS3Service>>;

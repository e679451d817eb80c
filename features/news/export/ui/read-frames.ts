import { FRAME_HEAD_BYTES, type FrameKind, frameKinds } from '../export.schema';

export type Frame = { kind: FrameKind; body: Uint8Array<ArrayBuffer> };

const kinds = new Map<number, FrameKind>([
  [frameKinds.bytes, 'bytes'],
  [frameKinds.done, 'done'],
  [frameKinds.failed, 'failed'],
  [frameKinds.end, 'end'],
]);

/** Parses the frames of a response; yields each as soon as it is complete. */
export async function* readFrames(stream: ReadableStream<Uint8Array>): AsyncGenerator<Frame> {
  const reader = stream.getReader();
  let kept = new Uint8Array();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    kept = concatBytes(kept, value);
    let at = 0;
    while (kept.length - at >= FRAME_HEAD_BYTES) {
      const head = new DataView(kept.buffer, kept.byteOffset + at, FRAME_HEAD_BYTES);
      const end = at + FRAME_HEAD_BYTES + head.getUint32(1);
      if (kept.length < end) break;
      const kind = kinds.get(head.getUint8(0));
      if (kind) yield { kind, body: kept.slice(at + FRAME_HEAD_BYTES, end) };
      at = end;
    }
    kept = kept.slice(at);
  }
}

function concatBytes(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

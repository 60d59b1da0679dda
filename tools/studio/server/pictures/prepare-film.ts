import { Refusal } from '../call.ts';

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** What Apple's phones record by default: not every browser plays it. */
const HEVC = ['hvc1', 'hev1', 'dvh1'];

/** A box of an MP4 file, of which it is made. */
interface Box {
  readonly type: string;
  readonly content: Buffer;
}

/** The boxes of an MP4 file; what does not fit into it ends them. */
function boxesIn(file: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 16 <= file.length;) {
    const short = file.readUInt32BE(at);
    const size = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short || file.length - at;
    if (size < 8 || at + size > file.length) break;
    boxes.push({ type: file.toString('latin1', at + 4, at + 8), content: file.subarray(at, at + size) }); // prettier-ignore
    at += size;
  }
  return boxes;
}

/**
 * A film that an owner adds, by what is in it.
 *
 * @throws {Refusal} where it is none that every browser plays
 */
export function prepareFilm(bytes: Uint8Array, name: string): { ending: '.webm' | '.mp4' } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = file.subarray(0, 64);
  if (head.indexOf(EBML) === 0 && head.includes('webm')) return { ending: '.webm' };
  const isMp4 = head.toString('latin1', 4, 8) === 'ftyp' && head.toString('latin1', 8, 10) !== 'qt';
  if (!isMp4)
    throw new Refusal(
      `${name} is no film that browsers play. Export it as MP4 (H.264) or as WebM.`,
    );
  const index = boxesIn(file).find(({ type }) => type === 'moov');
  if (!index) throw new Refusal(`${name} is not complete. Export it again.`);
  if (HEVC.some((codec) => index.content.includes(codec)))
    throw new Refusal(
      `${name} is in HEVC (H.265), which not every browser plays. Export it as MP4 (H.264).`,
    );
  return { ending: '.mp4' };
}

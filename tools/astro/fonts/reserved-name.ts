/**
 * The Open Font License lets a font reserve its name for the unchanged form, so a cut font must not
 * use that name. The cut file's name table has the name reversed, at equal length; copyright,
 * trademark and licence stay as they are.
 */

/** Copyright, trademark, licence, its address, and the two names of its makers. */
const KEPT = new Set([0, 7, 8, 9, 13, 14]);
const COPYRIGHT = 0;
const LICENCE = 13;

/**
 * Sizes in bytes: an sfnt's header, an entry of its table directory, and a record of its name
 * table.
 */
const HEADER = 12;
const LINE = 16;
const NAME_HEADER = 6;
const NAME_RECORD = 12;

const RESERVED = /Reserved Font Names?\s+['‘’"“]([^'‘’"”]+)/;

/** @param font an uncompressed TrueType or OpenType file, changed in place */
export function giveUpReservedName(font: Buffer): Buffer {
  const records = readNames(font);
  const reserved = records
    .filter(({ id }) => id === COPYRIGHT || id === LICENCE)
    .map(({ text }) => RESERVED.exec(text)?.[1])
    .find((name) => name !== undefined);
  if (reserved === undefined) return font;
  const instead = Array.from(reserved).reverse().join('');
  for (const { id, text, write } of records)
    if (!KEPT.has(id)) write(text.replaceAll(reserved, instead));
  return font;
}

interface NameRecord {
  readonly id: number;
  readonly text: string;
  /** @param text as long as the previous one */
  readonly write: (text: string) => void;
}

/** The records of an sfnt's name table. */
export function readNames(font: Buffer): NameRecord[] {
  const lines = Array.from({ length: font.readUInt16BE(4) }, (_, at) => HEADER + at * LINE);
  const line = lines.find((at) => font.toString('latin1', at, at + 4) === 'name');
  if (line === undefined) return [];
  const table = font.readUInt32BE(line + 8);
  const storage = table + font.readUInt16BE(table + 4);
  return Array.from({ length: font.readUInt16BE(table + 2) }, (_, index) => {
    const at = table + NAME_HEADER + index * NAME_RECORD;
    const start = storage + font.readUInt16BE(at + 10);
    const bytes = font.subarray(start, start + font.readUInt16BE(at + 8));
    const isMacintosh = font.readUInt16BE(at) === 1;
    // UTF-16 big-endian, whereas Node only reads little-endian.
    const text = isMacintosh
      ? bytes.toString('latin1')
      : Buffer.from(bytes).swap16().toString('utf16le');
    const write = (words: string) => {
      bytes.set(
        isMacintosh ? Buffer.from(words, 'latin1') : Buffer.from(words, 'utf16le').swap16(),
      );
    };
    return { id: font.readUInt16BE(at + 6), text, write };
  });
}

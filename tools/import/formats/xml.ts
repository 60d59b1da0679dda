import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { Failure } from '../../lib/bootstrap/failure.mjs';

/** An element of an XML file. */
export interface XmlElement {
  readonly name: string;
  /** The line that it begins in, counted from 1. */
  readonly line: number;
  /** The text in it, entities decoded and CDATA as it stands; empty if it holds elements only. */
  readonly text: string;
  readonly attribute: (name: string) => string | undefined;
  /** The elements in it that bear a name, in their order. */
  readonly all: (name: string) => XmlElement[];
  /** The text of the first element in it that bears a name; empty if there is none. */
  readonly textOf: (name: string) => string;
}

/** A document type may define entities that grow without end, or name files of this machine. */
const DOCTYPE = /<!DOCTYPE/i;

/** Where elements begin: what stands before them is comments and declarations. */
const FIRST_ELEMENT = /<[A-Za-z]/;

const ATTRIBUTE = '@';
const TEXT = '#text';

/**
 * Reads an XML file, whose only entities are XML's own five and numbers.
 *
 * @throws {Failure} naming file and line where the file is broken, or has a document type
 */
export function readXml(file: string, text: string): XmlElement {
  const lineAt = linesOf(text);
  const start = text.search(FIRST_ELEMENT);
  const doctype = text.search(DOCTYPE);
  if (doctype !== -1 && (start === -1 || doctype < start))
    throw new Failure(
      `${file}, line ${lineAt(doctype)}: a document type (DOCTYPE), which may define entities. An export of WordPress has none: take it out, or export again.`,
    );
  expectWhole(file, text);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: ATTRIBUTE,
    textNodeName: TEXT,
    parseTagValue: false,
    trimValues: false,
    // Numbers of characters are the only ones beyond XML's own: a document type has been refused.
    processEntities: { enabled: true, maxTotalExpansions: Infinity, maxExpandedLength: Infinity },
    captureMetaData: true,
    alwaysCreateTextNode: true,
    isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
  });
  return elementOf('', parser.parse(text), 0, lineAt);
}

/** @throws {Failure} where the file is not well-formed, such as one that a download cut off */
function expectWhole(file: string, text: string): void {
  try {
    new SyntaxValidator().validate(text);
  } catch (error) {
    if (!(error instanceof Error) || !('line' in error)) throw error;
    throw new Failure(`${file}, line ${String(error.line)}: the XML is broken. ${error.message}`);
  }
}

function elementOf(
  name: string,
  value: unknown,
  offset: number,
  lineAt: (offset: number) => number,
): XmlElement {
  const fields = typeof value === 'object' && value !== null ? value : {};
  const own = (key: string): unknown =>
    Object.hasOwn(fields, key) ? Reflect.get(fields, key) : undefined;
  const textIn = (key: string) => {
    const found = own(key);
    return typeof found === 'string' ? found : undefined;
  };
  const all = (child: string): XmlElement[] => {
    const found = own(child);
    return Array.isArray(found)
      ? found.map((one: unknown) => elementOf(child, one, offsetOf(one) ?? offset, lineAt))
      : [];
  };
  return {
    name,
    line: lineAt(offset),
    text: typeof value === 'string' ? value : (textIn(TEXT) ?? ''),
    attribute: (key) => textIn(ATTRIBUTE + key),
    all,
    textOf: (child) => all(child)[0]?.text ?? '',
  };
}

/** The parser's types call its symbol an object. */
const META = XMLParser.getMetaDataSymbol() as symbol;

/** The parser notes by a symbol where an element begins. */
function offsetOf(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const note: unknown = Reflect.get(value, META);
  if (typeof note !== 'object' || note === null || !('startIndex' in note)) return undefined;
  return typeof note.startIndex === 'number' ? note.startIndex : undefined;
}

/** Finds lines in a long text by halving, as every entry asks for one. */
function linesOf(text: string): (offset: number) => number {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

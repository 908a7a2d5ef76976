// SPDX-License-Identifier: MIT
//
// What the WASM engine has read for it: XML. Natively a library in C++ does that
// (src/formats/xml.h); here it is one in TypeScript, which keeps the module small.

import { parseXml, XmlElement, XmlError, XmlText } from '@rgrove/parse-xml';

interface Element {
  name: string;
  attributes: { name: string; value: string }[];
  text: string;
  children: Element[];
  /** Where the name stands, in bytes of UTF-8. */
  offset: number;
}

const kMostDeep = 64;

/** Turns indices into a text, which must come in rising order, into bytes of its UTF-8. */
function byteCounter(text: string): (index: number) => number {
  const encoder = new TextEncoder();
  let counted = 0;
  let bytes = 0;
  return (index) => {
    bytes += encoder.encode(text.slice(counted, index)).length;
    counted = index;
    return bytes;
  };
}

function elementOf(node: XmlElement, bytesTo: (index: number) => number, depth: number): Element {
  if (depth > kMostDeep) throw new RangeError('the elements are nested too deep');
  const element: Element = {
    name: node.name,
    attributes: Object.entries(node.attributes).map(([name, value]) => ({ name, value })),
    text: '',
    children: [],
    offset: bytesTo(node.start + 1),
  };
  for (const child of node.children) {
    if (child instanceof XmlElement) element.children.push(elementOf(child, bytesTo, depth + 1));
    else if (child instanceof XmlText && child.text.trim() !== '') element.text += child.text;
  }
  return element;
}

/** The root element of an XML text, or {"error", "offset"}, as JSON text. */
export function xmlTree(text: string): string {
  const bytesTo = byteCounter(text);
  try {
    const document = parseXml(text, { includeOffsets: true, ignoreUndefinedEntities: true });
    if (document.root === null) return JSON.stringify({ error: 'no element', offset: 0 });
    return JSON.stringify(elementOf(document.root, bytesTo, 1));
  } catch (error) {
    // The message goes on with the place and an excerpt.
    if (error instanceof XmlError) {
      const what = error.message.replace(/ \(line [^]*/, '');
      return JSON.stringify({ error: what, offset: bytesTo(error.pos) });
    }
    // Nested so deep that the parser itself gave up, or elementOf did.
    return JSON.stringify({ error: 'the elements are nested too deep', offset: 0 });
  }
}

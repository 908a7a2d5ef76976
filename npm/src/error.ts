// SPDX-License-Identifier: MIT

import type { ErrorBody, ErrorCode, Saying } from './api.js';

/** Why a call gives no result: the word of the api, or what became of the engine itself. */
export type OmnidokuErrorCode =
  | ErrorCode
  /** The engine could not be loaded. */
  | 'absent'
  /** The engine failed, or was closed, and answers no more. */
  | 'crashed';

/** Bad input, a wrong call, or an engine that is gone. The message says where, what, and what to do. */
export class OmnidokuError extends Error {
  /** Of what kind it is. */
  readonly code: OmnidokuErrorCode;
  /** What is wrong, without place and hint. */
  readonly what: string;
  /** Where it is wrong, such as "line 2, column 11" or "cell R1C2"; may be empty. */
  readonly where: string;
  /** The line of the text, from 1; 0 where it is unknown. */
  readonly line: number;
  /** The character of that line, from 1; 0 where it is unknown. */
  readonly column: number;
  /** The cell, such as "R4C7"; may be empty. */
  readonly cell: string;
  /** What to do about it; may be empty. */
  readonly hint: string;
  /** The sentence that it comes to, for who says it in another language. */
  readonly saying: Saying | undefined;

  /** @internal */
  constructor(body: Omit<ErrorBody, 'code'> & { code: OmnidokuErrorCode }) {
    const { code, what, where = '', line = 0, column = 0, cell = '', hint = '', saying } = body;
    super(`${where === '' ? '' : `${where}: `}${what}${hint === '' ? '' : ` (${hint})`}`);
    this.name = 'OmnidokuError';
    this.code = code;
    this.what = what;
    this.where = where;
    this.line = line;
    this.column = column;
    this.cell = cell;
    this.hint = hint;
    this.saying = saying;
  }

  /** @internal For who carries it from one thread to another. */
  body(): Omit<ErrorBody, 'code'> & { code: OmnidokuErrorCode } {
    const { code, what, where, line, column, cell, hint, saying } = this;
    const body = { code, what, where, line, column, cell, hint };
    return saying === undefined ? body : { ...body, saying };
  }
}

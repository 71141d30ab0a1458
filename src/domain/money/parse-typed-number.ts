/**
 * Reads an amount as people type it: `1.234,56`, `1 234,56`, `1,234.56`, `12,5`, `12.5`, `-3`, small sums
 * (`12+3,5*2`, `(2+3)*4`) and percents (`100-10%` takes a tenth off; a lone `21%` is 21).
 *
 *   sum     = product { (+|-) product }      a percent after + or - is of what stands before it
 *   product = factor { (*|/) factor }
 *   factor  = [+|-] ( number | "(" sum ")" ) [%]
 */
import { type Decimal, toDecimal, toText, withoutTrailingZeros, ZERO } from './decimal';
import { add, divide, multiply, negate, percentOf } from './decimal-arithmetic';
import type { DecimalText } from './decimal-text';
import { type TypedToken, tokenizeTyped } from './typed-number-token';

/** `too-long` bounds the work; `division-by-zero` and `not-a-number` are the writer's. */
export type TypedNumberError = 'empty' | 'not-a-number' | 'division-by-zero' | 'too-long';

export type TypedNumber =
  | {
      readonly ok: true;
      readonly value: DecimalText;
      /** Where points may have grouped thousands: what it is then, of a sum with all of them read so. */
      readonly otherReading?: DecimalText;
    }
  | { readonly ok: false; readonly error: TypedNumberError };

const LONGEST_TEXT = 60;
/** A quotient is kept to so many digits: more than any price needs. */
const QUOTIENT_DIGITS = 8;

interface Value {
  readonly value: Decimal;
  readonly percent: boolean;
}

class TypedNumberFault extends Error {
  constructor(readonly code: TypedNumberError) {
    super(code);
  }
}

export function parseTypedNumber(text: string): TypedNumber {
  if (text.trim() === '') return { ok: false, error: 'empty' };
  if (text.length > LONGEST_TEXT) return { ok: false, error: 'too-long' };
  const tokens = tokenizeTyped(text);
  if (tokens === undefined) return { ok: false, error: 'not-a-number' };
  const [only] = tokens;
  if (tokens.length === 1 && only?.kind === 'number') {
    const { value, otherReading } = only;
    return otherReading === undefined ? { ok: true, value } : { ok: true, value, otherReading };
  }
  const read = evaluate(tokens);
  if (!read.ok || !tokens.some(hasOtherReading)) return read;
  const other = evaluate(tokens.map(otherwiseRead));
  return other.ok ? { ...read, otherReading: toText(withoutTrailingZeros(toDecimal(other.value))) } : read;
}

function hasOtherReading(token: TypedToken): boolean {
  return token.kind === 'number' && token.otherReading !== undefined;
}

function otherwiseRead(token: TypedToken): TypedToken {
  return token.kind === 'number' ? { kind: 'number', value: token.otherReading ?? token.value } : token;
}

function evaluate(tokens: readonly TypedToken[]): TypedNumber {
  const reader = new TypedSumReader(tokens);
  try {
    return { ok: true, value: toText(reader.whole()) };
  } catch (fault) {
    if (fault instanceof TypedNumberFault) return { ok: false, error: fault.code };
    throw fault;
  }
}

class TypedSumReader {
  private at = 0;

  constructor(private readonly tokens: readonly TypedToken[]) {}

  whole(): Decimal {
    const value = this.sum();
    if (this.at < this.tokens.length) throw new TypedNumberFault('not-a-number');
    return value;
  }

  private sum(): Decimal {
    const first = this.product();
    let total = first.value;
    for (let sign = this.take('+', '-'); sign !== undefined; sign = this.take('+', '-')) {
      const next = this.product();
      const amount = next.percent ? percentOf(total, next.value) : next.value;
      total = add(total, sign === '+' ? amount : negate(amount));
    }
    return total;
  }

  private product(): Value {
    let left = this.factor();
    for (let sign = this.take('*', '/'); sign !== undefined; sign = this.take('*', '/')) {
      const right = this.factor();
      left = {
        value: sign === '*' ? multiply(plain(left), plain(right)) : quotient(plain(left), plain(right)),
        percent: false,
      };
    }
    return left;
  }

  private factor(): Value {
    const sign = this.take('+', '-');
    const unsigned = this.take('(') === undefined ? this.number() : this.parenthesised();
    const value = sign === '-' ? negate(unsigned) : unsigned;
    return { value, percent: this.take('%') !== undefined };
  }

  private parenthesised(): Decimal {
    const inner = this.sum();
    if (this.take(')') === undefined) throw new TypedNumberFault('not-a-number');
    return inner;
  }

  private number(): Decimal {
    const token = this.tokens[this.at];
    if (token?.kind !== 'number') throw new TypedNumberFault('not-a-number');
    this.at += 1;
    return toDecimal(token.value);
  }

  private take(...signs: readonly string[]): string | undefined {
    const token = this.tokens[this.at];
    if (token?.kind !== 'sign' || !signs.includes(token.sign)) return undefined;
    this.at += 1;
    return token.sign;
  }
}

/** Inside a product a percent is the hundredth part: 200*10% is 20. */
function plain(value: Value): Decimal {
  return value.percent ? { units: value.value.units, scale: value.value.scale + 2 } : value.value;
}

function quotient(a: Decimal, b: Decimal): Decimal {
  const result = divide(a, b, QUOTIENT_DIGITS);
  if (result === undefined) throw new TypedNumberFault('division-by-zero');
  return withoutTrailingZeros(result);
}

/** The number of a typed text, or zero where it is empty or unreadable: for totals while one is still typing. */
export function typedNumberOrZero(text: string): Decimal {
  const parsed = parseTypedNumber(text);
  return parsed.ok ? toDecimal(parsed.value) : ZERO;
}

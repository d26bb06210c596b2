import { refused, type StripeFailure } from './failure.ts';
import type { FormParts, FormValue } from './form.ts';
import { wordsOf, type LinesOf, type Words } from '../words.ts';

/** Reads one parameter; throws a StripeFailure that names it. */
export interface Check<Value> {
  readonly read: (value: FormValue, name: string) => Value;
  readonly required?: true;
}

type ParamTable<Params> = {
  readonly [Name in keyof Params]-?: {} extends Pick<Params, Name>
    ? Check<Exclude<Params[Name], undefined>>
    : Check<Params[Name]> & { readonly required: true };
};

const nested = (name: string, key: string) => (name === '' ? key : `${name}[${key}]`);

/**
 * Named parameters. Each one of the SDK's type is either in the table, or in the lines of names that are refused because
 * they are not simulated; a missing name, and one that the SDK does not have, is a compile error.
 */
export const fields =
  <Params>() =>
  <const Line extends string = never>(
    table: ParamTable<Omit<Params, Words<Line>>>,
    notSimulated: LinesOf<keyof Params, Line> = [],
  ): Check<Params> => {
    const checks = new Map(Object.entries<Check<unknown>>(table));
    const refusedNames = new Set(wordsOf(notSimulated));
    return {
      read(value, name) {
        if (typeof value === 'string') throw refused('Invalid object', name, 'parameter_invalid_object');
        const read: Record<string, unknown> = {};
        for (const [key, part] of value) {
          const full = nested(name, key);
          const check = checks.get(key);
          if (!check) throw refusedNames.has(key) ? unsupported(full) : unknownParameter(full);
          read[key] = check.read(part, full);
        }
        for (const [key, check] of checks) {
          if (check.required && !value.has(key)) throw missing(nested(name, key));
        }
        return read as Params;
      },
    };
  };

const unknownParameter = (name: string): StripeFailure =>
  refused(`Received unknown parameter: ${name}`, name, 'parameter_unknown');

const unsupported = (name: string): StripeFailure =>
  refused(`The stand-in does not simulate this parameter: ${name}`, name, 'parameter_not_simulated');

/** The failure for a parameter that must be there. */
export const missing = (name: string): StripeFailure =>
  refused(`Missing required param: ${name}.`, name, 'parameter_missing');

export const required = <Value>(check: Check<Value>) => ({ ...check, required: true as const });

/** Text that is not empty. */
export const text = (maxLength = 5_000): Check<string> => ({
  read(value, name) {
    if (typeof value !== 'string') throw refused('Invalid string', name, 'parameter_invalid_string');
    if (value === '') {
      const message = `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset.`;
      throw refused(message, name, 'parameter_invalid_empty');
    }
    if ([...value].length > maxLength) {
      const message = `Invalid string: ${[...value].slice(0, 10).join('')}…; must be at most ${maxLength} characters`;
      throw refused(message, name, 'parameter_invalid_string');
    }
    return value;
  },
});

/** An absolute http(s) address. */
export const address = (): Check<string> => ({
  read(value, name) {
    const url = text().read(value, name);
    // {CHECKOUT_SESSION_ID} is allowed, and its braces are no characters of an address.
    if (!/^https?:\/\/[^\s]+$/.test(url) || !URL.canParse(url.replaceAll(/[{}]/g, ''))) {
      throw refused('Not a valid URL', name, 'url_invalid');
    }
    return url;
  },
});

export const email = (): Check<string> => ({
  read(value, name) {
    const read = text(512).read(value, name);
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(read)) {
      throw refused(`Invalid email address: ${read}`, name, 'email_invalid');
    }
    return read;
  },
});

export const integer = (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): Check<number> => ({
  read(value, name) {
    if (typeof value !== 'string' || !/^-?\d{1,16}$/.test(value)) {
      throw refused(`Invalid integer: ${typeof value === 'string' ? value : ''}`, name, 'parameter_invalid_integer');
    }
    const number = Number(value);
    if (number < min)
      throw refused(`This value must be greater than or equal to ${min}.`, name, 'parameter_invalid_integer');
    if (number > max)
      throw refused(`This value must be less than or equal to ${max}.`, name, 'parameter_invalid_integer');
    return number;
  },
});

export const flag = (): Check<boolean> => ({
  read(value, name) {
    if (value !== 'true' && value !== 'false') {
      throw refused(`Invalid boolean: ${typeof value === 'string' ? value : ''}`, name, 'parameter_invalid_boolean');
    }
    return value === 'true';
  },
});

export const oneOf = <const Value extends string>(...values: readonly Value[]): Check<Value> => ({
  read(value, name) {
    const found = values.find((one) => one === value);
    if (found === undefined) throw refused(`Invalid ${name}: must be one of ${values.join(', ')}`, name);
    return found;
  },
});

/** An array: numbered parts. */
export const arrayOf = <Value>(check: Check<Value>, maxLength = 100): Check<Value[]> => ({
  read(value, name) {
    if (typeof value === 'string' || [...value.keys()].some((key, index) => key !== String(index))) {
      throw refused('Invalid array', name, 'parameter_invalid_array');
    }
    if (value.size > maxLength) throw refused(`Array ${name} exceeded maximum ${maxLength} allowed elements.`, name);
    return Array.from(value, ([key, part]) => check.read(part, nested(name, key)));
  },
});

/** A parameter that an empty text unsets. */
export const emptyable = <Value>(check: Check<Value>): Check<Value | ''> => ({
  read: (value, name) => (value === '' ? '' : check.read(value, name)),
});

/** Up to 50 texts by name; an empty one removes its name: https://docs.stripe.com/api/metadata. */
export const metadata = (): Check<Record<string, string>> => ({
  read(value, name) {
    if (typeof value === 'string') throw refused('Invalid object', name, 'parameter_invalid_object');
    if (value.size > 50) throw refused('Metadata can have at most 50 keys.', name);
    return Object.fromEntries(Array.from(value, ([key, part]) => [key, metadataValue(part, key, name)]));
  },
});

function metadataValue(part: FormValue, key: string, name: string): string {
  const full = nested(name, key);
  if (typeof part !== 'string') throw refused('Metadata values must be strings.', full);
  if (key.length > 40) throw refused('Metadata keys can have up to 40 characters.', full);
  if (part.length > 500) throw refused('Metadata values can have up to 500 characters.', full);
  return part;
}

export const expand = (): Check<string[]> => arrayOf(text());

/** The parameters that every list has. */
export const paging = {
  ending_before: text(),
  limit: integer(1, 100),
  starting_after: text(),
  expand: expand(),
};

/** The metadata after a change: an empty text removes its name, an empty `metadata` all of them. */
export const mergeMetadata = (old: Record<string, string>, change: unknown): Record<string, string> => {
  if (change === undefined) return old;
  if (change === '' || change === null) return {};
  const merged = { ...old, ...(change as Record<string, string>) };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
};

/** All parameters of a request. */
export const readParams = <Params>(check: Check<Params>, form: FormParts): Params => check.read(form, '');

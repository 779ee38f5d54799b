/**
 * The limits are far above what any endpoint accepts: the deepest body has eight levels, and the longest list 500
 * objects.
 */
const maxLevels = 32;
const maxValues = 20_000;
const maxFormFields = 500;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openObject, openList, closeObject, closeList] = [0x7b, 0x5b, 0x7d, 0x5d];

/**
 * Whether a JSON text, as bytes, may be parsed. Parsing and checking a megabyte of nested lists takes half a
 * second, in which nobody else is served. The function counts in one pass, whether the JSON is valid or not.
 */
export function isWithinJsonLimits(json: Uint8Array): boolean {
  let level = 0;
  let values = 1;
  let isInText = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (isInText) {
      if (byte === backslash) at++;
      else if (byte === quote) isInText = false;
    } else if (byte === quote) isInText = true;
    else if (byte === comma) values++;
    else if (byte === closeObject || byte === closeList) level--;
    else if (byte === openObject || byte === openList) {
      level++;
      values++;
    }
    if (level > maxLevels || values > maxValues) return false;
  }
  return true;
}

/** Whether the fields of a form, as bytes, may be parsed. */
export function isWithinFormLimits(form: Uint8Array): boolean {
  let fields = 1;
  for (const byte of form) if (byte === 0x26) fields++;
  return fields <= maxFormFields;
}

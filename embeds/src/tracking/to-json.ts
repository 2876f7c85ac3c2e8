/** Ignores `Array.prototype.toJSON`, which old versions of Prototype.js define and which turns arrays into strings. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, name) {
    return this[name]
  })

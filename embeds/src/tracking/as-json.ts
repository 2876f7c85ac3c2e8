/** As it is, whatever the page around has taught its arrays: a `toJSON` of an old library makes texts of them. */
export const asJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, name) {
    return this[name]
  })

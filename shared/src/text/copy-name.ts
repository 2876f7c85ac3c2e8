/** The name of a copy. A long name is shortened, so that the copy has room to say that it is one. */
export const toCopyName = (name: string, maximum: number): string =>
  `${name.slice(0, maximum - copySuffix.length).trimEnd()}${copySuffix}`

const copySuffix = ' - Copy'

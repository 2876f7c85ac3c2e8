export interface TypedAddress {
  /** Small letters; what is typed of it counts exactly. */
  door: string | undefined
  rest: string
}

/** A number at the beginning is the door, and what follows is the street and the town. "5th Avenue" has no door. */
export function readTypedAddress(text: string): TypedAddress {
  const [all = '', door] = /^\s*(\d+\p{L}?(?:[-/]\d+\p{L}?)?)(?=[\s,]|$)/u.exec(text) ?? []
  return { door: door?.toLowerCase(), rest: text.slice(all.length) }
}

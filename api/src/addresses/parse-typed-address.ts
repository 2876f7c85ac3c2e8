interface TypedAddress {
  /** Lower case. Door numbers must match exactly. */
  door: string | undefined
  rest: string
}

/** A leading number is the door, the rest is street and town. "5th Avenue" has no door. */
export function parseTypedAddress(text: string): TypedAddress {
  const [all = '', door] = /^\s*(\d+\p{L}?(?:[-/]\d+\p{L}?)?)(?=[\s,]|$)/u.exec(text) ?? []
  return { door: door?.toLowerCase(), rest: text.slice(all.length) }
}

/** Normalizes an address for comparison: lower case, single spaces, postal abbreviations. The database function address_key must match it. */
export const toAddressKey = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/(\d{5})-\d{4}(?![\p{L}\p{N}_])/u, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => abbreviations.get(word) ?? word)
    .filter((word) => word !== '')
    .join(' ')

const abbreviations = new Map([
  ['street', 'st'],
  ['avenue', 'ave'],
  ['road', 'rd'],
  ['drive', 'dr'],
  ['lane', 'ln'],
  ['court', 'ct'],
  ['boulevard', 'blvd'],
  ['place', 'pl'],
  ['square', 'sq'],
  ['terrace', 'ter'],
  ['circle', 'cir'],
  ['highway', 'hwy'],
  ['parkway', 'pkwy'],
  ['trail', 'trl'],
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
  ['apartment', 'apt'],
  ['unit', 'apt'],
  ['suite', 'ste'],
  ['usa', ''],
  ['us', ''],
])

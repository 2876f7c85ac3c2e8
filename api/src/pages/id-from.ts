/** A UUIDv7 of this time whose other bits are given instead of drawn: the same content has the same id. */
export function idFrom(at: number, content: Buffer): string {
  const time = Math.floor(at).toString(16).padStart(12, '0')
  const version = `7${content.toString('hex', 0, 2).slice(1)}`
  const variant = ((content.readUInt16BE(2) & 0x3fff) | 0x8000).toString(16)
  return [time.slice(0, 8), time.slice(8), version, variant, content.toString('hex', 4, 10)].join('-')
}

/** A UUID as its 16 bytes, for short tokens. */
export const packId = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')

export const unpackId = (bytes: Buffer, start: number): string =>
  bytes.toString('hex', start, start + 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

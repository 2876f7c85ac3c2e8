/** The bytes that a ZIP archive declares to unpack to, without unpacking it. Undefined if it does not say. */
export function getUnpackedBytes(archive: Buffer): number | undefined {
  // The end record is the last one, before a comment of at most 64 KB.
  const end = archive.lastIndexOf(endSignature)
  if (end === -1 || end + endBytes > archive.length) return undefined
  const entries = archive.readUInt16LE(end + 10)
  let position = archive.readUInt32LE(end + 16)
  let bytes = 0
  for (let entry = 0; entry < entries; entry++) {
    if (position + entryBytes > archive.length || archive.readUInt32LE(position) !== entrySignature) return undefined
    const size = archive.readUInt32LE(position + 24)
    // Sizes above 4 GB are stored elsewhere. Without a declared size the reader has no limit.
    const isUnknown = size === 0xffffffff || (size === 0 && archive.readUInt32LE(position + 20) > emptyEntryBytes)
    if (isUnknown) return undefined
    bytes += size
    position += entryBytes + [28, 30, 32].reduce((sum, offset) => sum + archive.readUInt16LE(position + offset), 0)
  }
  return bytes
}

const endSignature = Buffer.from([0x50, 0x4b, 5, 6])
const endBytes = 22
const entrySignature = 0x02014b50
const entryBytes = 46

/** What deflate needs for nothing. */
const emptyEntryBytes = 2

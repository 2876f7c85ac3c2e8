import { once } from 'node:events'
import type { WriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

type Bytes = AsyncIterable<Buffer | string>

interface Entry {
  name: Buffer
  method: number
  crc: number
  compressedSize: number
  size: number
  offset: number
}

/**
 * Writes a ZIP archive as a stream: sizes follow each file, and the central directory comes last. The limit is four
 * gigabytes, because this is not ZIP64.
 */
export class ZipWriter {
  readonly #out: WriteStream
  readonly #entries: Entry[] = []
  readonly #time = toDosTime(new Date())
  #offset = 0

  constructor(out: WriteStream) {
    this.#out = out
  }

  /** Stores already compressed content, such as images, unchanged. */
  async add(name: string, content: Bytes, { isCompressed = false } = {}) {
    const entry = {
      name: Buffer.from(name),
      method: isCompressed ? 0 : 8,
      crc: 0,
      compressedSize: 0,
      size: 0,
      offset: this.#offset,
    }
    await this.#write(createHeader(localSignature, entry, this.#time), entry.name)
    async function* measure() {
      for await (const chunk of content) {
        const bytes = Buffer.from(chunk)
        entry.crc = crc32(bytes, entry.crc)
        entry.size += bytes.length
        yield bytes
      }
    }
    const body = Readable.from(measure(), { objectMode: false })
    for await (const chunk of isCompressed ? body : body.compose(createDeflateRaw())) {
      entry.compressedSize += chunk.length
      await this.#write(chunk)
    }
    await this.#write(createDescriptor(entry))
    this.#entries.push(entry)
    if (this.#offset > offsetMaximum || this.#entries.length > entriesMaximum) throw new ArchiveTooLargeError()
  }

  async end() {
    const directoryStart = this.#offset
    for (const entry of this.#entries) {
      const directoryEntry = createHeader(centralSignature, entry, this.#time)
      directoryEntry.writeUInt32LE(entry.crc, 16)
      directoryEntry.writeUInt32LE(entry.compressedSize, 20)
      directoryEntry.writeUInt32LE(entry.size, 24)
      directoryEntry.writeUInt32LE(entry.offset, 42)
      await this.#write(directoryEntry, entry.name)
    }
    const end = Buffer.alloc(22)
    end.writeUInt32LE(endSignature, 0)
    end.writeUInt16LE(this.#entries.length, 8)
    end.writeUInt16LE(this.#entries.length, 10)
    end.writeUInt32LE(this.#offset - directoryStart, 12)
    end.writeUInt32LE(directoryStart, 16)
    await this.#write(end)
    this.#out.end()
    await once(this.#out, 'close')
  }

  async #write(...parts: Buffer[]) {
    for (const part of parts) {
      this.#offset += part.length
      if (!this.#out.write(part)) await once(this.#out, 'drain')
    }
  }
}

class ArchiveTooLargeError extends Error {
  override name = 'ArchiveTooLargeError'
}

const offsetMaximum = 0xffff_0000
const entriesMaximum = 65_000

const [localSignature, descriptorSignature, centralSignature, endSignature] = [
  0x04034b50, 0x08074b50, 0x02014b50, 0x06054b50,
]

/** Local headers have 30 bytes, central ones 46. Both have the same fields at different offsets. */
function createHeader(signature: number, { name, method }: Entry, time: number): Buffer {
  const isLocal = signature === localSignature
  const bytes = Buffer.alloc(isLocal ? 30 : 46)
  const start = isLocal ? 4 : 6
  bytes.writeUInt32LE(signature, 0)
  if (!isLocal) bytes.writeUInt16LE(20, 4)
  bytes.writeUInt16LE(20, start)
  bytes.writeUInt16LE(trailingSizesAndUtf8, start + 2)
  bytes.writeUInt16LE(method, start + 4)
  bytes.writeUInt32LE(time, start + 6)
  bytes.writeUInt16LE(name.length, isLocal ? 26 : 28)
  return bytes
}

const trailingSizesAndUtf8 = 0x0808

function createDescriptor({ crc, compressedSize, size }: Entry): Buffer {
  const bytes = Buffer.alloc(16)
  for (const [index, number] of [descriptorSignature, crc, compressedSize, size].entries())
    bytes.writeUInt32LE(number ?? 0, index * 4)
  return bytes
}

const toDosTime = (at: Date) =>
  ((((at.getUTCFullYear() - 1980) << 25) | ((at.getUTCMonth() + 1) << 21) | (at.getUTCDate() << 16)) >>> 0) +
  ((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1))

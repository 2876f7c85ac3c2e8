import { once } from 'node:events'
import type { WriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

type Bytes = AsyncIterable<Buffer | string>

interface Entry {
  name: Buffer
  method: number
  crc: number
  packed: number
  size: number
  offset: number
}

/**
 * An archive that is written as it comes: sizes stand behind each file, and the list of files at the end. It grows to
 * four gigabytes, which is as far as the plain form of it reaches.
 */
export class ZipWriter {
  readonly #out: WriteStream
  readonly #entries: Entry[] = []
  readonly #time = dosTime(new Date())
  #offset = 0

  constructor(out: WriteStream) {
    this.#out = out
  }

  /** What is packed already, such as a picture, is stored as it is. */
  async add(name: string, content: Bytes, { isPacked = false } = {}) {
    const entry = {
      name: Buffer.from(name),
      method: isPacked ? 0 : 8,
      crc: 0,
      packed: 0,
      size: 0,
      offset: this.#offset,
    }
    await this.#write(header(localSignature, entry, this.#time), entry.name)
    async function* measured() {
      for await (const chunk of content) {
        const bytes = Buffer.from(chunk)
        entry.crc = crc32(bytes, entry.crc)
        entry.size += bytes.length
        yield bytes
      }
    }
    const plain = Readable.from(measured(), { objectMode: false })
    for await (const chunk of isPacked ? plain : plain.compose(createDeflateRaw())) {
      entry.packed += chunk.length
      await this.#write(chunk)
    }
    await this.#write(descriptorOf(entry))
    this.#entries.push(entry)
    if (this.#offset > reach || this.#entries.length > entriesMaximum) throw new TooLargeToZip()
  }

  async end() {
    const start = this.#offset
    for (const entry of this.#entries) {
      const line = header(centralSignature, entry, this.#time)
      line.writeUInt32LE(entry.crc, 16)
      line.writeUInt32LE(entry.packed, 20)
      line.writeUInt32LE(entry.size, 24)
      line.writeUInt32LE(entry.offset, 42)
      await this.#write(line, entry.name)
    }
    const end = Buffer.alloc(22)
    end.writeUInt32LE(endSignature, 0)
    end.writeUInt16LE(this.#entries.length, 8)
    end.writeUInt16LE(this.#entries.length, 10)
    end.writeUInt32LE(this.#offset - start, 12)
    end.writeUInt32LE(start, 16)
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

export class TooLargeToZip extends Error {
  override name = 'TooLargeToZip'
}

const reach = 0xffff_0000
const entriesMaximum = 65_000

const [localSignature, descriptorSignature, centralSignature, endSignature] = [
  0x04034b50, 0x08074b50, 0x02014b50, 0x06054b50,
]

/** A local header has 30 bytes and one of the list 46; the fields of both are the same but for where they begin. */
function header(signature: number, { name, method }: Entry, time: number): Buffer {
  const isLocal = signature === localSignature
  const bytes = Buffer.alloc(isLocal ? 30 : 46)
  const from = isLocal ? 4 : 6
  bytes.writeUInt32LE(signature, 0)
  if (!isLocal) bytes.writeUInt16LE(20, 4)
  bytes.writeUInt16LE(20, from)
  bytes.writeUInt16LE(sizesBehindAndUtf8, from + 2)
  bytes.writeUInt16LE(method, from + 4)
  bytes.writeUInt32LE(time, from + 6)
  bytes.writeUInt16LE(name.length, isLocal ? 26 : 28)
  return bytes
}

const sizesBehindAndUtf8 = 0x0808

function descriptorOf({ crc, packed, size }: Entry): Buffer {
  const bytes = Buffer.alloc(16)
  for (const [place, number] of [descriptorSignature, crc, packed, size].entries())
    bytes.writeUInt32LE(number ?? 0, place * 4)
  return bytes
}

const dosTime = (at: Date) =>
  ((((at.getUTCFullYear() - 1980) << 25) | ((at.getUTCMonth() + 1) << 21) | (at.getUTCDate() << 16)) >>> 0) +
  ((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1))

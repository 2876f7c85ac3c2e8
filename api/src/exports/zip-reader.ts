import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { Problem } from '@gable/shared/http/problem.ts'

interface Entry {
  method: number
  /** In the archive. */
  size: number
  offset: number
}

/** Reads the entries of a ZIP archive that `ZipWriter` wrote. */
export class ZipReader {
  readonly #path: string
  readonly #entries: Map<string, Entry>

  private constructor(path: string, entries: Map<string, Entry>) {
    this.#path = path
    this.#entries = entries
  }

  static async open(path: string): Promise<ZipReader> {
    const file = await open(path).catch(() => undefined)
    if (!file) throw new Problem('invalid', `The file ${path} cannot be read.`)
    try {
      return new ZipReader(path, await readDirectory(file))
    } finally {
      await file.close()
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  read(name: string): Readable {
    const entry = this.#entries.get(name)
    if (!entry) throw new Problem('invalid', `The archive has no ${name}.`)
    const { method, size, offset } = entry
    // Our writer adds no extra fields to local headers.
    const start = offset + localHeaderBytes + Buffer.byteLength(name)
    const body = createReadStream(this.#path, { start, end: Math.max(start, start + size - 1) })
    return method === 0 ? body : body.compose(createInflateRaw())
  }
}

async function readDirectory(file: FileHandle) {
  const { size } = await file.stat()
  const end = await readBytes(file, Math.max(0, size - endBytes), endBytes)
  if (size < endBytes || end.readUInt32LE(0) !== endSignature)
    throw new Problem('invalid', 'The file is not an export of everything in an account.')
  const [directoryBytes, directoryStart] = [end.readUInt32LE(12), end.readUInt32LE(16)]
  const directory = await readBytes(file, directoryStart, directoryBytes)
  const entries = new Map<string, Entry>()
  for (let at = 0; at < directory.length; ) {
    const nameEnd = at + centralHeaderBytes + directory.readUInt16LE(at + 28)
    entries.set(directory.toString('utf8', at + centralHeaderBytes, nameEnd), {
      method: directory.readUInt16LE(at + 10),
      size: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
    })
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer
}

const endSignature = 0x06054b50
const endBytes = 22
const localHeaderBytes = 30
const centralHeaderBytes = 46

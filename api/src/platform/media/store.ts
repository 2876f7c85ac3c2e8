import type { Readable } from 'node:stream'

export interface StoredFile {
  size: number
  body: Readable
}

/** Where media lie. A key is `<account>/<media>.<extension>` and is written once. */
export interface MediaStore {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  get(key: string): Promise<StoredFile | undefined>
}

import type { Readable } from 'node:stream'

export interface StoredFile {
  size: number
  body: Readable
}

/**
 * Where files lie. A key is `<account>/<media>.<extension>` and is written once; only pictures are shown to the world
 * under it (`stored-media-routes.ts`), what is imported and exported is not.
 */
export interface MediaStore {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  /** What is too large to be held in memory, from a file on this machine. */
  putFile(key: string, path: string, contentType: string): Promise<void>
  get(key: string): Promise<StoredFile | undefined>
  /** It need not be there. */
  remove(key: string): Promise<void>
}

import type { Readable } from 'node:stream'

interface StoredFile {
  size: number
  body: Readable
}

/**
 * Stores files by key, `<account>/<media>.<extension>`. A key is written once. Only images are public
 * (`stored-media-routes.ts`). Imports and exports are not.
 */
export interface MediaStore {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  /** Stores a local file that is too large for memory. */
  putFile(key: string, path: string, contentType: string): Promise<void>
  get(key: string): Promise<StoredFile | undefined>
  /** Succeeds for a missing key too. */
  remove(key: string): Promise<void>
}

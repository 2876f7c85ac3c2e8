import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Problem } from '@gable/shared/http/problem.ts'
import { type Encoding, importBytesMaximum } from '@gable/shared/imports/import.ts'
import type { MediaStore } from '../platform/media/store.ts'
import { getStoredFileKey } from '../platform/media/stored-file-key.ts'
import { withTempFile } from '../platform/media/temp-file.ts'
import type { Scope } from '../platform/scope.ts'
import { openEncodingWatch } from './encoding-detector.ts'
import { startLength } from './file-preview.ts'

export interface Arrived {
  bytes: number
  encoding: Encoding
  start: Buffer
}

/** Takes in a file as it comes, never more of it in memory than a piece, and keeps it where media lie. */
export const receiveFile = (
  store: MediaStore,
  { accountId }: Scope,
  importId: string,
  body: Readable,
): Promise<Arrived> =>
  withTempFile(async (path) => {
    const watch = openEncodingWatch()
    let bytes = 0
    await pipeline(
      body,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          bytes += chunk.length
          if (bytes > importBytesMaximum) throw refusal('too_large', 'This file is larger than 100 MB')
          watch.see(chunk)
          yield chunk
        }
      },
      createWriteStream(path),
    )
    if (bytes === 0) throw refusal('invalid', 'This file is empty')
    const encoding = watch.verdict()
    if (encoding === 'WORKBOOK')
      throw refusal('invalid', 'This is a workbook. Please save it as CSV first, and choose that file.')
    if (encoding === 'NOT_TEXT') throw refusal('invalid', 'This file is not text. Please choose a CSV file.')
    await store.putFile(fileKeyOf(accountId, importId), path, 'text/csv')
    return { bytes, encoding, start: await startOfFile(path) }
  })

export const fileKeyOf = (accountId: string, importId: string) => getStoredFileKey(accountId, importId, 'csv')

async function startOfFile(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(startLength), 0, startLength, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const refusal = (code: 'invalid' | 'too_large', message: string) => new Problem(code, message, { file: message })

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
import { createEncodingDetector } from './encoding-detector.ts'
import { previewBytes } from './file-preview.ts'

export interface UploadedFile {
  bytes: number
  encoding: Encoding
  start: Buffer
}

/** Validates and stores an uploaded file while it streams in, so it is never in memory as a whole. */
export const storeUpload = (
  store: MediaStore,
  { accountId }: Scope,
  importId: string,
  body: Readable,
): Promise<UploadedFile> =>
  withTempFile(async (path) => {
    const detector = createEncodingDetector()
    let bytes = 0
    await pipeline(
      body,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          bytes += chunk.length
          if (bytes > importBytesMaximum) throw fileProblem('too_large', 'This file is larger than 100 MB')
          detector.push(chunk)
          yield chunk
        }
      },
      createWriteStream(path, { mode: 0o600 }),
    )
    if (bytes === 0) throw fileProblem('invalid', 'This file is empty')
    const encoding = detector.detect()
    if (encoding === 'WORKBOOK')
      throw fileProblem('invalid', 'This is a workbook. Please save it as CSV first, and choose that file.')
    if (encoding === 'NOT_TEXT') throw fileProblem('invalid', 'This file is not text. Please choose a CSV file.')
    await store.putFile(getImportFileKey(accountId, importId), path, 'text/csv')
    return { bytes, encoding, start: await readFileStart(path) }
  })

export const getImportFileKey = (accountId: string, importId: string) => getStoredFileKey(accountId, importId, 'csv')

async function readFileStart(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(previewBytes), 0, previewBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const fileProblem = (code: 'invalid' | 'too_large', message: string) => new Problem(code, message, { file: message })

import { createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Problem } from '@gable/shared/http/problem.ts'
import { type Encoding, type ImportFileKind, importBytesMaximum } from '@gable/shared/imports/import.ts'
import type { MediaStore } from '../platform/media/store.ts'
import { getStoredFileKey } from '../platform/media/stored-file-key.ts'
import { withTempFile } from '../platform/media/temp-file.ts'
import { runInThread, ThreadTooSlow } from '../platform/run-in-thread.ts'
import type { Scope } from '../platform/scope.ts'
import { tooLargeMessage } from './conversion/conversion-error.ts'
import type { Conversion } from './conversion/convert-file.ts'
import { createEncodingDetector } from './encoding-detector.ts'
import { previewBytes } from './file-preview.ts'

export interface UploadedFile {
  kind: ImportFileKind
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
    const detected = await receiveFile(body, path)
    const uploaded = await readFileStart(path)
    const kind = detected === 'WORKBOOK' ? 'WORKBOOK' : isCards(uploaded, detected) ? 'CARDS' : 'CSV'
    const encoding = detected === 'WORKBOOK' || kind === 'CARDS' ? 'utf-8' : detected
    const csvPath = kind === 'CSV' ? path : `${path}.csv`
    if (kind !== 'CSV')
      await convert(accountId, {
        kind,
        source: path,
        target: csvPath,
        encoding: detected === 'WORKBOOK' ? 'utf-8' : detected,
      })
    await store.putFile(getImportFileKey(accountId, importId), csvPath, 'text/csv')
    const { size } = await stat(csvPath)
    return { kind, bytes: size, encoding, start: await readFileStart(csvPath) }
  })

async function receiveFile(body: Readable, path: string): Promise<Encoding | 'WORKBOOK'> {
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
  const detected = detector.detect()
  if (detected === 'OLD_WORKBOOK')
    throw fileProblem(
      'invalid',
      'This workbook is in an old format or has a password. Please save it as .xlsx or CSV first, and choose that file.',
    )
  if (detected === 'NOT_TEXT')
    throw fileProblem('invalid', 'This file is not text. Please choose a CSV file, an .xlsx workbook or a .vcf file.')
  return detected
}

const isCards = (start: Buffer, encoding: Encoding | 'WORKBOOK') =>
  encoding !== 'WORKBOOK' && /^\s*BEGIN:VCARD\s/i.test(new TextDecoder(encoding).decode(start.subarray(0, 100)))

async function convert(accountId: string, conversion: Conversion) {
  // Each one may take a gigabyte of memory and a core.
  if (converting.has(accountId))
    throw new Problem('conflict', 'Another file is being read right now. Please try again when it is done.')
  converting.add(accountId)
  try {
    const problem = await runInThread<string | undefined>('conversion-thread', conversion, { maxSeconds })
    if (problem) throw fileProblem('invalid', problem)
  } catch (error) {
    const isTooLarge =
      error instanceof ThreadTooSlow || (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
    throw isTooLarge ? fileProblem('invalid', tooLargeMessage) : error
  } finally {
    converting.delete(accountId)
  }
}

/** The accounts of which this process converts a file. */
const converting = new Set<string>()

/** The largest workbooks take half a minute. The reader needs hours for some that were made to keep it busy. */
const maxSeconds = 120

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

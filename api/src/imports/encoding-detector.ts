import type { Encoding } from '@gable/shared/imports/import.ts'

/** Detects the encoding of a file while its chunks pass through. */
export function createEncodingDetector() {
  const strictDecoder = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  let start = Buffer.alloc(0)
  return {
    push(chunk: Buffer) {
      if (start.length < 4096) start = Buffer.concat([start, chunk.subarray(0, 4096)])
      isUtf8 &&= succeeds(() => strictDecoder.decode(chunk, { stream: true }))
    },
    detect(): Encoding | 'WORKBOOK' | 'OLD_WORKBOOK' | 'NOT_TEXT' {
      if (start.subarray(0, 4).equals(zipSignature)) return 'WORKBOOK'
      if (start.subarray(0, 4).equals(oldExcelSignature)) return 'OLD_WORKBOOK'
      const utf16 = detectUtf16(start)
      if (utf16) return utf16
      if (start.includes(0)) return 'NOT_TEXT'
      return isUtf8 && succeeds(() => strictDecoder.decode()) ? 'utf-8' : 'windows-1252'
    },
  }
}

const zipSignature = Buffer.from('PK\u0003\u0004')
const oldExcelSignature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/** Detects UTF-16 by its byte order mark, or because every other byte of Latin letters is zero. */
function detectUtf16(start: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const minimum = start.length * 0.3
  return odd > minimum && even === 0 ? 'utf-16le' : even > minimum && odd === 0 ? 'utf-16be' : undefined
}

function succeeds(decode: () => unknown): boolean {
  try {
    decode()
    return true
  } catch {
    return false
  }
}

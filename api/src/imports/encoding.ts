import type { Encoding } from '@gable/shared/imports/import.ts'

/** Finds out how text is written, from all of it, as it goes by. */
export function openEncodingWatch() {
  const strict = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  let start = Buffer.alloc(0)
  return {
    see(chunk: Buffer) {
      if (start.length < 4096) start = Buffer.concat([start, chunk.subarray(0, 4096)])
      isUtf8 &&= reads(() => strict.decode(chunk, { stream: true }))
    },
    /** What kind it is, or what it is instead of text. */
    verdict(): Encoding | 'WORKBOOK' | 'NOT_TEXT' {
      if (start.subarray(0, 4).equals(zipMark) || start.subarray(0, 4).equals(oldExcelMark)) return 'WORKBOOK'
      const wide = wideIn(start)
      if (wide) return wide
      if (start.includes(0)) return 'NOT_TEXT'
      return isUtf8 && reads(() => strict.decode()) ? 'utf-8' : 'windows-1252'
    },
  }
}

const zipMark = Buffer.from('PK\u0003\u0004')
const oldExcelMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/** Two bytes a character: by its mark, or because every other byte of plain letters is nought. */
function wideIn(start: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const noughts = [0, 0]
  for (const [place, byte] of start.entries()) if (byte === 0) noughts[place % 2] = (noughts[place % 2] ?? 0) + 1
  const [even = 0, odd = 0] = noughts
  const most = start.length * 0.3
  return odd > most && even === 0 ? 'utf-16le' : even > most && odd === 0 ? 'utf-16be' : undefined
}

function reads(decode: () => unknown): boolean {
  try {
    decode()
    return true
  } catch {
    return false
  }
}

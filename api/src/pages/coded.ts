import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Codings } from './embed-coding.ts'

export interface Coded {
  codings: Codings
  /** Names the content. */
  content: string
}

/** What is made once and sent often: in every coding, as small as it can be made. */
export async function codedOf(text: string): Promise<Coded> {
  const identity = Buffer.from(text)
  const [gz, br] = await Promise.all([promisify(gzip)(identity, { level: 9 }), promisify(brotliCompress)(identity)])
  const content = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { codings: { identity, gzip: gz, br }, content }
}

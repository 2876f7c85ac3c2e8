import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A file in every content encoding it is served in. */
export interface Encodings {
  identity: Buffer
  gzip: Buffer | undefined
  br: Buffer | undefined
}

export type Encoding = keyof Encodings

/** The build stores each compressed variant beside the file, under its name plus this suffix. */
export const fileSuffixes = { identity: '', gzip: '.gz', br: '.br' } as const satisfies Record<Encoding, string>

export interface EncodedText {
  encodings: Encodings
  /** Identifies the content; it becomes the ETag. */
  hash: string
}

/** Compresses at the highest level: the result is kept in memory and sent many times. */
export async function encodeText(text: string): Promise<EncodedText> {
  const identity = Buffer.from(text)
  const [gz, br] = await Promise.all([promisify(gzip)(identity, { level: 9 }), promisify(brotliCompress)(identity)])
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { encodings: { identity, gzip: gz, br }, hash }
}

/** The smallest encoding the browser accepts. Without an Accept-Encoding header, the file is sent uncompressed. */
export function negotiateEncoding(header: string | undefined, encodings: Record<Encoding, unknown>): Encoding {
  const weights = parseAcceptEncoding(header)
  const isAccepted = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
  return (['br', 'gzip'] as const).find((encoding) => encodings[encoding] && isAccepted(encoding)) ?? 'identity'
}

export interface EncodedBody {
  encoding: Encoding
  body: Buffer
}

/** Compresses a text that is sent once, as fast as it is small. The levels take a millisecond or two for a page of 100 kB. */
export async function encodeOnce(encoding: Encoding, text: string): Promise<EncodedBody> {
  const identity = Buffer.from(text)
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_SIZE_HINT]: identity.length }
  if (encoding === 'br') return { encoding, body: await promisify(brotliCompress)(identity, { params }) }
  if (encoding === 'gzip') return { encoding, body: await promisify(gzip)(identity, { level: 4 }) }
  return { encoding, body: identity }
}

const parseAcceptEncoding = (header = '') =>
  new Map(
    header.split(',').map((part): [string, number] => {
      const [name = '', weight] = part.toLowerCase().split(';q=')
      return [name.trim(), weight === undefined ? 1 : Number(weight) || 0]
    }),
  )

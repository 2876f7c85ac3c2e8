import { createHash, createHmac } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 12

/**
 * The code of a postcard: 60 bits as 12 characters of Crockford base32, so that its QR code stays coarse enough to print.
 * It is derived rather than stored, so that the database alone opens no page.
 */
export function createPostcardCode(secret: Buffer, accountId: string, pieceId: string): string {
  const hmac = createHmac('sha256', secret).update(`postcard:${accountId}:${pieceId}`)
  let bits = hmac.digest().readBigUInt64BE(0)
  let code = ''
  for (let index = 0; index < codeLength; index++) {
    code = alphabet[Number(bits & 31n)] + code
    bits >>= 5n
  }
  return code
}

/** A code as people type it: any case, with spaces or dashes, O for 0 and I or L for 1. Undefined when it cannot be one. */
export function parsePostcardCode(text: string): string | undefined {
  const code = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{12}$/.test(code) ? code : undefined
}

export const hashPostcardCode = (code: string): Buffer => createHash('sha256').update(`postcard:${code}`).digest()

/** What the QR code holds. Capitals take less room in it. */
export const toQrText = (origin: string, code: string): string => `${origin}/q/${code}`.toUpperCase()

/** The address below the QR code, for people without a camera: gable.example/s/4k7m-2qxp-9d3w */
export const toShortUrl = (origin: string, code: string): string =>
  `${origin.replace(/^https?:\/\//, '')}/s/${code.toLowerCase().replace(/(.{4})(?=.)/g, '$1-')}`

import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import sign from 'nodemailer/lib/dkim/sign'

export interface DkimKey {
  domain: string
  selector: string
  privateKey: KeyObject
}

/** Returns a message with its DKIM signature in front. Throws if the key cannot sign: an unsigned email would be spam. */
export function signMessage(message: Buffer, { domain, selector, privateKey }: DkimKey): Buffer {
  const text = message.toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  const bodyHash = createHash('sha256')
    .update(canonicalizeBody(text.slice(end + 4)), 'latin1')
    .digest('base64')
  const signature = sign(parseHeaders(text.slice(0, end)), 'sha256', bodyHash, {
    domainName: domain,
    keySelector: selector,
    privateKey,
    headerFieldNames: signedHeaders,
  })
  if (!signature) throw new Error(`The key ${selector} of ${domain} cannot sign emails`)
  return Buffer.concat([Buffer.from(`${signature}\r\n`, 'latin1'), message])
}

// One-press unsubscribe counts only if both of its headers are signed.
const signedHeaders = [
  'From',
  'To',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'List-Id',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'Feedback-ID',
].join(':')

/**
 * Throws unless receivers can verify what the key signs. A key of another kind would sign nothing without an error, and
 * emails that nobody accepts are worse than none.
 */
export function requireSigningKey(key: DkimKey) {
  const isStrong = (key.privateKey.asymmetricKeyDetails?.modulusLength ?? 0) >= 1024
  if (key.privateKey.asymmetricKeyType !== 'rsa' || !isStrong)
    throw new Error(`The key ${key.selector} of ${key.domain} is not an RSA key, so it cannot sign emails`)
  if (!isSignatureValid(signMessage(Buffer.from(sample), key), createPublicKey(key.privateKey)))
    throw new Error(`The key ${key.selector} of ${key.domain} does not sign emails correctly`)
}

const sample =
  'From: a@example.com\r\nList-Unsubscribe: <https://example.com>\r\nList-Unsubscribe-Post: a\r\n\r\nText  of \r\n\r\n'

/** Verifies the first signature of a message as a receiver does. */
export function isSignatureValid(message: Buffer, publicKey: KeyObject): boolean {
  const text = message.toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  const headers = parseHeaders(text.slice(0, end))
  const signature = headers.find(({ key }) => key === 'dkim-signature')?.line ?? ''
  const tags = Object.fromEntries(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).replace(/\s+/g, '')]),
  )
  const bodyHash = createHash('sha256')
    .update(canonicalizeBody(text.slice(end + 4)), 'latin1')
    .digest('base64')
  const names = (tags.h ?? '').toLowerCase().split(':')
  const signedLines = names.flatMap((name) => headers.findLast(({ key }) => key === name)?.line ?? [])
  const unsigned = signature.replace(/(;\s*b=)[^;]*/, '$1')
  const content = [...signedLines.map(canonicalizeHeader), canonicalizeHeader(unsigned)].join('\r\n')
  return (
    tags.bh === bodyHash &&
    verify('sha256', Buffer.from(content, 'latin1'), publicKey, Buffer.from(tags.b ?? '', 'base64'))
  )
}

const parseHeaders = (text: string) =>
  text.split(/\r\n(?![ \t])/).map((line) => ({ key: line.slice(0, line.indexOf(':')).trim().toLowerCase(), line }))

const canonicalizeHeader = (line: string) => {
  const colon = line.indexOf(':')
  const value = line
    .slice(colon + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()
  return `${line.slice(0, colon).trim().toLowerCase()}:${value}`
}

/** The relaxed form of RFC 6376, section 3.4.4. */
const canonicalizeBody = (body: string) => {
  const lines = body.replace(/[ \t]+/g, ' ').replace(/ (?=\r\n|$)/g, '')
  const text = lines.replace(/(\r\n)+$/, '')
  return text === '' ? '' : `${text}\r\n`
}

import PostalMime, { type Email } from 'postal-mime'

/** An email of a megabyte has 14,000. The parser takes seconds for an email of nothing but line breaks. */
const maxLines = 30_000

/** Of the email and its parts. Mail servers allow as much, and the parser takes seconds for a megabyte of names. */
const maxHeaderBytes = 100_000

/** Parses MIME that anybody may have sent. Undefined for bytes that are no email. */
export async function parseEmail(raw: Buffer): Promise<Email | undefined> {
  if (countLines(raw) > maxLines) return undefined
  try {
    return await PostalMime.parse(raw, {
      attachmentEncoding: 'utf8',
      maxNestingDepth: 20,
      maxHeadersSize: maxHeaderBytes,
    })
  } catch {
    return undefined
  }
}

function countLines(raw: Buffer): number {
  let count = 0
  for (let at = raw.indexOf(10); at >= 0; at = raw.indexOf(10, at + 1)) count += 1
  return count
}

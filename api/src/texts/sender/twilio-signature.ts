import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Whether a request comes from Twilio: the base64 HMAC-SHA1, with the auth token, of the URL followed by each parameter of
 * the body and its value, sorted by name.
 */
export function isFromTwilio(
  { url, form, signature }: { url: string; form: URLSearchParams; signature: string | undefined },
  token: string,
): boolean {
  if (!signature) return false
  const expected = Buffer.from(signTwilioRequest(url, form, token))
  const actual = Buffer.from(signature)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

export function signTwilioRequest(url: string, form: URLSearchParams, token: string): string {
  const parameters = [...form].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const text = url + parameters.map(([name, value]) => name + value).join('')
  return createHmac('sha1', token).update(text).digest('base64')
}

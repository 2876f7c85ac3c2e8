/** Sample code to verify a request. The README contains the same text. */
export const verifyExample = `import { createHmac, timingSafeEqual } from 'node:crypto'

// body: the text of the request, before anything has parsed it
export function isFromGable(headers, body, secret) {
  const timestamp = headers['gable-timestamp']
  const signature = Buffer.from(String(headers['gable-signature']))
  const expected = Buffer.from(
    'v1=' + createHmac('sha256', secret).update(timestamp + '.' + body).digest('hex'),
  )
  const isOld = Math.abs(Date.now() / 1000 - Number(timestamp)) > 300
  if (isOld || signature.length !== expected.length) return false
  return timingSafeEqual(signature, expected)
}`

import { createHmac } from 'node:crypto'
import { newId } from '@gable/shared/ids.ts'

export const samplePayload = {
  id: 'inquiry-1',
  person: { first_name: 'Nora', last_name: 'Field', email: 'nora@example.com', phone: '(603) 555-0134' },
  property: '12 Oak Street, Dover, NH 03820',
  comments: 'Is it still available?',
}

export const sampleMapping = {
  firstName: 'person.first_name',
  lastName: 'person.last_name',
  email: 'person.email',
  phone: 'person.phone',
  address: 'property',
  message: 'comments',
  externalId: 'id',
}

/** The headers of a signed request. */
export function signRequest(secret: string, body: string, at = Date.now()) {
  const timestamp = String(Math.floor(at / 1000))
  const signature = `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
  return { 'gable-timestamp': timestamp, 'gable-signature': signature }
}

export const createNoticeOf = (name: string) =>
  `From: Website <noreply@forms.example>\r\nMessage-ID: <${newId()}@forms.example>\r\nSubject: Contact\r\n\r\nName: ${name} Field\r\nEmail: ${name.toLowerCase()}@example.com\r\nPhone: 603-555-0134\r\nMessage: Hello\r\n`

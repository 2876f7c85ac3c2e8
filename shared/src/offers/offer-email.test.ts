import { expect, test } from 'vitest'
import { addUnsubscribeLine, createEmailDraft, OfferEmailInput } from './offer-email.ts'

const input = {
  address: '12 Oak St, Dover, NH 03820',
  firstName: 'Nora',
  link: 'https://pages.test/o/abc',
  activeOffers: 2,
  agentName: 'Ada Moss',
}

test('the draft contains the address, the first name and the link to the offers', () => {
  const { subject, body } = createEmailDraft(input)
  expect(subject).toBe('Your offers for 12 Oak St, Dover, NH 03820')
  expect(body).toMatch(/^Hi Nora,\n/)
  expect(body).toContain('2 offers for your home at 12 Oak St, Dover, NH 03820')
  expect(body).toContain('\nhttps://pages.test/o/abc\n')
  expect(body).toMatch(/\nAda Moss$/)
  expect(body).not.toContain('unsubscribe')
})

test('a link to unsubscribe follows the text of an email', () => {
  expect(addUnsubscribeLine(' Hi,\r\n', 'https://pages.test/o/abc/unsubscribe')).toBe(
    ' Hi,\r\n\n\nIf you no longer want to receive emails from us, unsubscribe here:\nhttps://pages.test/o/abc/unsubscribe\n',
  )
})

test('the draft greets a contact without a first name, and uses the singular for one offer', () => {
  const { body } = createEmailDraft({ ...input, firstName: ' ', activeOffers: 1 })
  expect(body).toMatch(/^Hi there,\n/)
  expect(body).toContain('an offer for your home')
})

test('the text of an email is not changed', () => {
  const ids = { messageId: '0197cc4d-8163-7d9f-ac26-d54ad3a043bf', contactId: '0197cc4d-8163-7d9f-ac26-d54ad3a043bf' }
  const body = '  Hi,\r\n\tthere \n\n'
  expect(OfferEmailInput.parse({ ...ids, subject: 'Offers', body }).body).toBe(body)
})

test('line breaks and control characters in a subject cannot add a header', () => {
  const ids = { messageId: '0197cc4d-8163-7d9f-ac26-d54ad3a043bf', contactId: '0197cc4d-8163-7d9f-ac26-d54ad3a043bf' }
  const parseSubject = (subject: string) => OfferEmailInput.safeParse({ ...ids, subject, body: 'Hi' }).data?.subject
  expect(parseSubject(' Two offers\r\nBcc: eve@example.com\u2028\tfor\u0000 you\n')).toBe(
    'Two offers Bcc: eve@example.com for you',
  )
  expect(parseSubject('\r\n')).toBeUndefined()
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readHtml } from '../../platform/mail/html-text.ts'
import { gmailVerification, leadEmails, unreadableEmail } from '../../testing/lead-emails.ts'
import { createTextEmail } from '../../testing/mime.ts'
import { type EmailMessage, readEmailMessage } from './email-message.ts'
import { readVerification } from './forwarding-verification.ts'
import { isLoop } from './is-loop.ts'
import { parseLeadEmail } from './parse-lead-email.ts'

async function read(message: string | Buffer): Promise<EmailMessage> {
  const email = await readEmailMessage(Buffer.from(message as string))
  if (!email) throw new Error('The email could not be read')
  return email
}

test.for(leadEmails)('$name', async ({ message, source, leadType, expected }) => {
  const lead = parseLeadEmail(await read(message))
  const { message: text, ...fields } = expected
  expect(lead.draft).toMatchObject(fields)
  if (text instanceof RegExp) expect(lead.draft.message).toMatch(text)
  else if (text) expect(lead.draft.message).toBe(text)
  expect(lead).toMatchObject({ isLead: true, source, ...(leadType && { leadType }) })
})

test('a letter is no lead, also with an email address or a number in it', async () => {
  expect(parseLeadEmail(await read(unreadableEmail)).isLead).toBe(false)
  const letter = createTextEmail(
    { from: 'Greta <greta@example.org>', subject: 'Hello' },
    'Please write to me at greta@example.org or call 207-555-0199.',
  )
  expect(parseLeadEmail(await read(letter))).toMatchObject({ isLead: false, source: 'Website' })
})

test('a portal’s newsletter without a person is no lead', async () => {
  const newsletter = createTextEmail(
    { from: 'Zillow <news@mail.zillow.com>', subject: 'Your monthly market report' },
    'Prices rose by 3%. Manage your emails at https://www.zillow.com/settings',
  )
  expect(parseLeadEmail(await read(newsletter)).isLead).toBe(false)
})

describe('the confirmation of a forwarding', () => {
  test('of Gmail shows its code, its link and the mailbox', async () => {
    expect(readVerification(await read(gmailVerification))).toEqual({
      provider: 'Gmail',
      code: '482913077',
      url: 'https://mail-settings.google.com/mail/vf-%5BANGjdJ8x%5D-3kd9',
      mailbox: 'ines@harborhill.example',
    })
  })

  test('shows no link that leads elsewhere, and is not believed of other senders', async () => {
    const elsewhere = gmailVerification.replace(
      'https://mail-settings.google.com/',
      'https://mail-settings.google.com.evil.example/',
    )
    expect(readVerification(await read(elsewhere))?.url).toBe('')
    const other = gmailVerification.replace('forwarding-noreply@google.com', 'forwarding-noreply@google.example')
    expect(readVerification(await read(other))).toBeUndefined()
  })
})

test('answers of machines and our own emails are loops, and notices of portals are not', async () => {
  const own = { isOwnMessageId: (id: string) => id.includes('ours'), ownAddress: 'no-reply@gable.test' }
  const isLoopOf = async (headers: string[], from = 'Zillow <a@convo.zillow.com>', messageId?: string) =>
    isLoop(
      await read(createTextEmail({ from, subject: 'x', headers, ...(messageId && { messageId }) }, 'x')),
      'a@b.example',
      own,
    )
  expect(await isLoopOf([])).toBe(false)
  expect(await isLoopOf(['Auto-Submitted: auto-generated'])).toBe(false)
  expect(await isLoopOf(['Auto-Submitted: auto-replied'])).toBe(true)
  expect(await isLoopOf(['X-Autoreply: yes'])).toBe(true)
  expect(await isLoopOf([], 'Gable <no-reply@gable.test>')).toBe(true)
  expect(await isLoopOf([], undefined, '<ours@gable.test>')).toBe(true)
})

describe('hostile emails', () => {
  test('never fail, whatever their bytes are', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 3000 }),
        fc.constantFrom(...leadEmails),
        async (bytes, { message }) => {
          const email = await readEmailMessage(Buffer.from(bytes))
          if (email) parseLeadEmail(email)
          const at = Math.min(message.length, (bytes[0] ?? 0) * 10)
          const cut = Buffer.concat([
            Buffer.from(message.slice(0, at)),
            Buffer.from(bytes),
            Buffer.from(message.slice(at)),
          ])
          const damaged = await readEmailMessage(cut)
          if (damaged) parseLeadEmail(damaged)
        },
      ),
      { numRuns: 150 },
    )
  })

  test.for([
    ['a label before a line separator', `Name:${' '.repeat(1500)}a\u2028b`],
    ['a code that never comes', `verification code${' '.repeat(50_000)}!`],
  ] as const)('are read in one pass with %s', async ([_, body]) => {
    const email = await read(createTextEmail({ from: 'Zoho <verify@zoho.com>', subject: 'Verify' }, body))
    const started = process.cpuUsage()
    parseLeadEmail(email)
    readVerification(email)
    // About 10 ms; trying each way to share out the spaces takes ten seconds and more.
    expect(process.cpuUsage(started).user).toBeLessThan(2_000_000)
  })

  test.for([
    ['encoded words', 'Subject', '=?utf-8?B?YWFh?= '],
    ['groups of senders', 'From', 'g:'],
  ] as const)('of nothing but %s are refused', async ([_, header, part]) => {
    const started = process.cpuUsage()
    const email = Buffer.from(`${header}: ${part.repeat(1_000_000 / part.length)}\r\n\r\nHello`)
    expect(await readEmailMessage(email)).toBeUndefined()
    // About 10 ms; parsing the header takes seconds.
    expect(process.cpuUsage(started).user).toBeLessThan(500_000)
  })

  test('take no longer than their size', async () => {
    const size = 500_000
    const bombs = [
      '<',
      '<style>',
      '<a href="',
      '<!--',
      '<td>',
      '&#x',
      '“',
      'Name:',
      'a',
      ' ',
      '1',
      '@',
      'Email: a@',
      '\n>',
      '12 a, ',
    ]
    const started = performance.now()
    for (const bomb of bombs) {
      const text = bomb.repeat(Math.ceil(size / bomb.length)).slice(0, size)
      readHtml(text)
      for (const type of ['text/plain', 'text/html']) {
        const headers = ['From: Zillow <a@convo.zillow.com>', 'Subject: x', `Content-Type: ${type}`]
        const email = await readEmailMessage(Buffer.from(`${headers.join('\r\n')}\r\n\r\n${text}`))
        if (email) parseLeadEmail(email)
      }
    }
    // About 50 ms each; a quadratic step takes minutes.
    expect(performance.now() - started).toBeLessThan(30_000)
  }, 60_000)
})

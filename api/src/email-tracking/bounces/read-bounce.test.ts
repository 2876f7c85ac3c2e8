import { expect, test } from 'vitest'
import { sampleReports } from '../../testing/bounces.ts'
import { readBounce } from './read-bounce.ts'

test.for(sampleReports)('$name', async ({ message, expected }) => {
  const report = await readBounce(Buffer.from(message))
  expect(report && { type: report.type, isHard: report.isHard }).toEqual(expected)
  if (report) expect(report.reason).toMatch(/\S/)
})

test('says why in the words of the server', async () => {
  const [first] = sampleReports
  expect((await readBounce(Buffer.from(first?.message ?? '')))?.reason).toBe(
    '550 5.1.1 <nora@example.org>: Recipient address rejected: User unknown in virtual mailbox table',
  )
})

test('reads no report out of bytes that are no email', async () => {
  for (const bytes of [Buffer.alloc(0), Buffer.alloc(5000, 0xff), Buffer.from('--\r\n'.repeat(2000))])
    expect(await readBounce(bytes)).toBeUndefined()
})

test.for([
  ['tags that never end', 'text/html', `${'<'.repeat(70)}\r\n`.repeat(1500)],
  ['a rule without an end', 'text/plain', '-'.repeat(100_000)],
] as const)('reads an email of %s in one pass', async ([_, type, body]) => {
  const started = process.cpuUsage()
  await readBounce(Buffer.from(`Subject: Undeliverable\r\nContent-Type: ${type}\r\n\r\n${body}`))
  // About 20 ms; a step that reads the rest for each character takes ten seconds and more.
  expect(process.cpuUsage(started).user).toBeLessThan(2_000_000)
})

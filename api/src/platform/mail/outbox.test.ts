import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../observe/log.ts'
import { createReporter } from '../observe/report.ts'
import { registerZod } from '../zod-plugin.ts'
import type { Email } from './email.ts'
import { createOutbox } from './outbox.ts'
import { outboxRoutes } from './outbox-routes.ts'
import { renderEmail } from './render-email.ts'

const link = 'https://gable.test/auth/magic-link?link_token=abc&next=home'
const email = renderEmail({
  to: 'ada@example.com',
  subject: 'Your sign-in link',
  heading: 'Sign in',
  paragraphs: ['It works once.'],
  button: { label: 'Sign in', url: link },
})

test('the outbox lists its emails, newest first', async () => {
  const { app, post } = await createTestApp()
  expect((await app.inject('/dev/outbox')).body).toContain('No emails yet')
  await post(email)
  await post({ ...email, subject: 'A newer one' })
  const { body } = await app.inject('/dev/outbox')
  expect(body.indexOf('A newer one')).toBeGreaterThan(0)
  expect(body.indexOf('A newer one')).toBeLessThan(body.indexOf('Your sign-in link'))
  expect((await app.inject('/dev/outbox.json')).json()).toMatchObject([
    { subject: 'A newer one' },
    { ...email, links: [link] },
  ])
})

test('an email is shown in a sandboxed frame, and its links work in HTML and in plain text', async () => {
  const { app, post, findPath } = await createTestApp()
  await post(email)
  const path = await findPath('Your sign-in link')
  const page = await app.inject(path)
  expect(page.body).toContain('<a href="https://gable.test/auth/magic-link?link_token=abc&amp;next=home">')
  const [, sandbox, source] = /<iframe [^>]*sandbox="([^"]*)" src="([^"]*)"/.exec(page.body) ?? []
  expect(sandbox).toBe('allow-popups allow-popups-to-escape-sandbox')

  const framed = await app.inject(source ?? '')
  expect(framed.body).toContain('<base target="_blank">')
  expect(framed.body).toContain('href="https://gable.test/auth/magic-link?link_token=abc&amp;next=home"')
  expect(framed.headers['content-security-policy']).toMatch(/default-src 'none'.* sandbox allow-popups/)
  expect(framed.headers['content-security-policy']).toContain('; img-src https://pages.gable.test;')
})

test('the calendar file of an email can be downloaded', async () => {
  const { app, post, findPath } = await createTestApp()
  await post({ ...email, calendar: { method: 'PUBLISH', fileName: 'call.ics', content: 'BEGIN:VCALENDAR' } })
  const path = await findPath('Your sign-in link')
  expect((await app.inject(path)).body).toContain(`<a href="${path}/calendar.ics">call.ics</a>`)
  const file = await app.inject(`${path}/calendar.ics`)
  expect(file.body).toBe('BEGIN:VCALENDAR')
  expect(file.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
    'content-disposition': 'attachment; filename="call.ics"',
  })
  await post({ ...email, subject: 'Without a file' })
  expect((await app.inject(`${await findPath('Without a file')}/calendar.ics`)).statusCode).toBe(404)
})

test('a malicious email is escaped on the outbox page', async () => {
  const { app, post, findPath } = await createTestApp()
  const evil = `"><img src=x onerror=alert(1)>`
  await post({
    ...email,
    subject: `${evil} evil`,
    text: `${evil} https://x.test/"onmouseover="alert(1) javascript:alert(1)`,
  })
  for (const url of ['/dev/outbox', await findPath('evil')]) {
    const { body, headers } = await app.inject(url)
    expect(body).not.toMatch(/<img|href="javascript|"onmouseover/)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  }
})

test('the outbox is neither cached nor indexed', async () => {
  const { app, post, findPath } = await createTestApp()
  await post(email)
  for (const url of [
    '/dev/outbox',
    '/dev/outbox.json',
    await findPath('Your'),
    `${await findPath('Your')}/letter.html`,
  ])
    expect((await app.inject(url)).headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
})

test('the outbox serves only emails', async () => {
  const { app, dataDir } = await createTestApp()
  await writeFile(join(dataDir, 'secret.json'), '{"subject":"secret"}')
  for (const id of ['..%2fsecret', 'secret', '00000000000000000-..%2f..%2fsecret'])
    expect((await app.inject(`/dev/outbox/${id}`)).statusCode).toBe(404)
})

test('only the newest 500 emails are kept', async () => {
  const { post, dataDir, outbox } = await createTestApp()
  for (let i = 0; i < 503; i++) await post({ ...email, subject: `Email ${i}` })
  const emails = await outbox.list()
  expect(emails).toHaveLength(500)
  expect([emails[0]?.subject, emails.at(-1)?.subject]).toEqual(['Email 502', 'Email 3'])
  expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(500)
})

async function createTestApp() {
  const dataDir = await mkdtemp(join(tmpdir(), 'gable-outbox-'))
  const log = createLog({ LOG_LEVEL: 'silent' })
  const outbox = createOutbox(dataDir)
  const app: FastifyInstance = Fastify({ loggerInstance: log })
  registerZod(app, createReporter({ reporting: undefined, log }))
  await app.register(outboxRoutes(outbox, 'https://pages.gable.test'))
  onTestFinished(async () => {
    await app.close()
    await rm(dataDir, { recursive: true })
  })
  return {
    app,
    dataDir,
    outbox,
    post: (email: Email) => outbox.put('Gable <hello@gable.test>', email),
    async findPath(subject: string) {
      const emails = (await app.inject('/dev/outbox.json')).json<{ id: string; subject: string }[]>()
      return `/dev/outbox/${emails.find((email) => email.subject.includes(subject))?.id}`
    },
  }
}

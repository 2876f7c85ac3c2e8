import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { createTasks } from '../../tasks.ts'
import { eventually } from '../../testing/eventually.ts'
import { startTestMailServer } from '../../testing/mail-server.ts'
import { test, type World } from '../../testing/world.ts'
import { enqueue, type Tasks } from '../jobs/jobs.ts'
import { startWorker } from '../jobs/worker.ts'
import { createLog } from '../observe/log.ts'
import { Email } from './email.ts'
import { createMailer, sendMailTask } from './mailer.ts'
import { createOutbox } from './outbox.ts'
import { renderEmail } from './render-email.ts'

const email = renderEmail({
  to: 'ada@example.com',
  subject: 'Your sign-in link – für dich',
  heading: 'Sign in',
  paragraphs: ['Hello'],
  button: { label: 'Sign in', url: 'https://gable.test/auth/magic-link?link_token=abc' },
})

test('with a mail server, a queued email is sent through it as text and HTML', async ({ world }) => {
  const server = await startTestMailServer()
  await startMailWorker(world, server.url)
  await enqueue(world.product.db, 'send-mail', email)
  await eventually(() => expect(server.received).toHaveLength(1))
  const [mail] = server.received
  expect(mail).toMatchObject({ from: 'hello@gable.test', to: ['ada@example.com'] })
  expect(mail?.source).toContain('From: Gable <hello@gable.test>')
  expect(mail?.source).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(mail?.source).toContain('Auto-Submitted: auto-generated')
  expect(mail?.source).toContain('text/plain')
  expect(mail?.source).toContain('text/html')
  expect(await createOutbox(world.settings.DATA_DIR).list()).toEqual([])
})

test('a calendar file is attached, and also a part that calendars recognize', async () => {
  const server = await startTestMailServer()
  const mailer = createMailer({ MAIL_URL: server.url, MAIL_FROM: 'Gable <hello@gable.test>', DATA_DIR: '/nowhere' })
  onTestFinished(mailer.close)
  const content = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
  await mailer.send({ ...email, calendar: { method: 'PUBLISH', fileName: 'call.ics', content } })
  const [mail] = server.received
  expect(mail?.source).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/i)
  expect(mail?.source).toMatch(/Content-Disposition: attachment; filename=call\.ics/)
})

test('a temporarily rejected email is retried, and its recipient appears in no log', async ({ world }) => {
  const server = await startTestMailServer()
  server.rejectOnce('451 4.7.1 <ada@example.com>: please try again later')
  const { lines } = await startMailWorker(world, server.url)
  await enqueue(world.product.db, 'send-mail', email, { key: 'rejected' })
  const failed = await eventually(async () => {
    const { rows } = await sql<{ last_error: string }>`
      select last_error from graphile_worker.jobs where key = 'rejected' and last_error is not null
    `.execute(world.owner.db)
    expect(rows).toHaveLength(1)
    return rows[0]
  })
  expect(failed?.last_error).toMatch(/^The mail server did not accept the email \(EENVELOPE 451/)
  await sql`update graphile_worker._private_jobs set run_at = now() where key = 'rejected'`.execute(world.owner.db)
  await eventually(() => expect(server.received).toHaveLength(1))
  expect(lines.join('')).toContain('A job failed and will be retried')
  expect(lines.join('')).not.toContain('ada@')
})

test('an email cannot inject headers or recipients', async () => {
  const server = await startTestMailServer()
  const mailer = createMailer({ MAIL_URL: server.url, MAIL_FROM: 'Gable <hello@gable.test>', DATA_DIR: '/nowhere' })
  onTestFinished(mailer.close)
  const task = sendMailTask(mailer)
  const send = (fields: object) => task({ payload: { ...email, ...fields } } as Parameters<Tasks['send-mail']>[0])

  await send({ subject: 'Hello\r\nBcc: eve@example.com\u2028\r\n\r\nAnother body' })
  const [head = ''] = server.received[0]?.source.split('\r\n\r\n') ?? []
  expect(head).toContain('Subject: Hello Bcc: eve@example.com Another body')
  expect(head).not.toMatch(/^Bcc:/m)
  expect(server.received[0]?.to).toEqual(['ada@example.com'])

  for (const to of [
    'ada@example.com, eve@example.com',
    'ada@example.com\r\nBcc: eve@example.com',
    'Ada <ada@example.com>',
  ])
    await expect(send({ to })).rejects.toThrow('valid email')
  expect(server.received).toHaveLength(1)
})

test('a plain-text email has one part, a reply-to address and a one-click unsubscribe', async () => {
  const server = await startTestMailServer()
  const mailer = createMailer({ MAIL_URL: server.url, MAIL_FROM: 'Gable <hello@gable.test>', DATA_DIR: '/nowhere' })
  onTestFinished(mailer.close)
  const plain = { to: 'ada@example.com', subject: 'Offers', text: 'Two offers.\n', replyTo: 'agent@example.com' }
  await mailer.send({ ...plain, unsubscribe: 'https://gable.test/o/abc/unsubscribe' })
  const source = server.received[0]?.source ?? ''
  expect(source).toMatch(/^Content-Type: text\/plain/m)
  expect(source).not.toContain('multipart')
  expect(source).toMatch(/^Reply-To: agent@example.com/m)
  expect(source).toMatch(/^List-Unsubscribe: <https:\/\/gable.test\/o\/abc\/unsubscribe>/m)
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
  expect(source).not.toContain('Auto-Submitted')
})

test.for([
  ['Eleanor Whitcomb, Harbor & Hill', 'From: "Eleanor Whitcomb, Harbor & Hill" <hello@gable.test>'],
  ['Ada "Ace" \\ Moss', 'From: "Ada \\"Ace\\" \\\\ Moss" <hello@gable.test>'],
  ['Eve" <eve@example.com>', 'From: "Eve\\" <eve@example.com>" <hello@gable.test>'],
  ['Zoë Núñez, Peña', 'From: =?UTF-8?Q?Zo=C3=AB_N=C3=BA=C3=B1ez=2C_Pe=C3=B1a?= <hello@gable.test>'],
  ['Eve\r\nBcc: eve@example.com', 'From: "Eve Bcc: eve@example.com" <hello@gable.test>'],
] as const)('the sender %s is quoted in front of the configured address', async ([senderName, header]) => {
  const server = await startTestMailServer()
  const mailer = createMailer({ MAIL_URL: server.url, MAIL_FROM: 'Gable <hello@gable.test>', DATA_DIR: '/nowhere' })
  onTestFinished(mailer.close)
  await mailer.send(Email.parse({ to: 'ada@example.com', subject: 'Offers', text: 'Two offers.', senderName }))
  const [mail] = server.received
  expect(mail?.from).toBe('hello@gable.test')
  expect(mail?.source.replace(/\r\n\s+/g, ' ').split('\r\n')).toContain(header)
  expect(mail?.source).not.toMatch(/^Bcc:/m)
})

test('an unreachable mail server is reported as an error', async () => {
  const mailer = createMailer({ MAIL_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.test', DATA_DIR: '/nowhere' })
  onTestFinished(mailer.close)
  await expect(mailer.send(email)).rejects.toThrow('The mail server did not accept the email (ESOCKET')
})

test('sending an email stops when the process stops', async () => {
  const server = await startTestMailServer()
  const mailer = createMailer({ MAIL_URL: server.url, MAIL_FROM: 'a@b.test', DATA_DIR: '/nowhere' })
  onTestFinished(mailer.close)
  const controller = new AbortController()
  controller.abort()
  await expect(mailer.send(email, controller.signal)).rejects.toThrow('did not accept the email')
  expect(server.received).toEqual([])
})

test('without a mail server, an email goes to the outbox', async ({ world }) => {
  await startMailWorker(world, undefined)
  await enqueue(world.product.db, 'send-mail', email)
  const outbox = createOutbox(world.settings.DATA_DIR)
  const [outboxEmail] = await eventually(async () => {
    const emails = await outbox.list()
    expect(emails).toHaveLength(1)
    return emails
  })
  expect(outboxEmail).toMatchObject({ ...email, from: 'Gable <hello@gable.test>' })
})

test('the outbox shows the name of the sender in front of the configured address', async ({ world }) => {
  const { DATA_DIR } = world.settings
  const mailer = createMailer({ MAIL_URL: undefined, MAIL_FROM: 'Gable <hello@gable.test>', DATA_DIR })
  await mailer.send({ ...email, to: 'sender@example.com', senderName: 'Ada "Ace" Moss, Harbor & Hill' })
  const outboxEmail = (await createOutbox(DATA_DIR).list()).find(({ to }) => to === 'sender@example.com')
  expect(outboxEmail?.from).toBe('"Ada \\"Ace\\" Moss, Harbor & Hill" <hello@gable.test>')
})

async function startMailWorker({ owner, product, settings, secret }: World, mailUrl: string | undefined) {
  const mailer = createMailer({
    MAIL_URL: mailUrl,
    MAIL_FROM: 'Gable <hello@gable.test>',
    DATA_DIR: settings.DATA_DIR,
  })
  const lines: string[] = []
  const log = createLog({ LOG_LEVEL: 'debug' }, { write: (line) => lines.push(line) })
  const tasks = createTasks(settings, { owner, secret }, mailer)
  const worker = await startWorker({ owner, product, tasks, log, reportError: () => {} })
  onTestFinished(async () => {
    await worker.stop()
    mailer.close()
  })
  return { lines }
}

import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { tasksOf } from '../../tasks.ts'
import { eventually } from '../../testing/eventually.ts'
import { test, type World } from '../../testing/world.ts'
import { enqueue, type Tasks } from '../jobs/jobs.ts'
import { startWorker } from '../jobs/worker.ts'
import { createLog } from '../observe/log.ts'
import { compose } from './compose.ts'
import { openMailServer } from './mail-server.ts'
import { outboxIn } from './outbox.ts'
import { openPostOffice, sendMail } from './post-office.ts'

const letter = compose({
  to: 'ada@example.com',
  subject: 'Your sign-in link – für dich',
  heading: 'Sign in',
  paragraphs: ['Hello'],
  button: { label: 'Sign in', url: 'https://gable.test/auth/magic-link?link_token=abc' },
})

test('with a mail service a letter asked for leaves by it, as text and as HTML', async ({ world }) => {
  const server = await openMailServer()
  await openWorkshop(world, server.url)
  await enqueue(world.product.db, 'send-mail', letter)
  await eventually(() => expect(server.received).toHaveLength(1))
  const [mail] = server.received
  expect(mail).toMatchObject({ from: 'hello@gable.test', to: ['ada@example.com'] })
  expect(mail?.source).toContain('From: Gable <hello@gable.test>')
  expect(mail?.source).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(mail?.source).toContain('Auto-Submitted: auto-generated')
  expect(mail?.source).toContain('text/plain')
  expect(mail?.source).toContain('text/html')
  expect(await outboxIn(world.settings.DATA_DIR).list()).toEqual([])
})

test('a letter that is refused for now is sent again, and nowhere is it written to whom', async ({ world }) => {
  const server = await openMailServer()
  server.refuseOnce('451 4.7.1 <ada@example.com>: please try again later')
  const { lines } = await openWorkshop(world, server.url)
  await enqueue(world.product.db, 'send-mail', letter, { key: 'refused' })
  const failed = await eventually(async () => {
    const { rows } = await sql<{ last_error: string }>`
      select last_error from graphile_worker.jobs where key = 'refused' and last_error is not null
    `.execute(world.owner.db)
    expect(rows).toHaveLength(1)
    return rows[0]
  })
  expect(failed?.last_error).toMatch(/^The mail server did not take the letter \(EENVELOPE 451/)
  await sql`update graphile_worker._private_jobs set run_at = now() where key = 'refused'`.execute(world.owner.db)
  await eventually(() => expect(server.received).toHaveLength(1))
  expect(lines.join('')).toContain('A job failed and will be tried again')
  expect(lines.join('')).not.toContain('ada@')
})

test('nothing in a letter can add a header or a recipient', async () => {
  const server = await openMailServer()
  const office = openPostOffice({ MAIL_URL: server.url, MAIL_FROM: 'Gable <hello@gable.test>', DATA_DIR: '/nowhere' })
  onTestFinished(office.close)
  const task = sendMail(office)
  const send = (given: object) => task({ payload: { ...letter, ...given } } as Parameters<Tasks['send-mail']>[0])

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

test('a letter in plain text has no other part, is answered to who wrote it, and can be asked for no more', async () => {
  const server = await openMailServer()
  const office = openPostOffice({ MAIL_URL: server.url, MAIL_FROM: 'Gable <hello@gable.test>', DATA_DIR: '/nowhere' })
  onTestFinished(office.close)
  const plain = { to: 'ada@example.com', subject: 'Offers', text: 'Two offers.\n', replyTo: 'agent@example.com' }
  await office.send({ ...plain, unsubscribe: 'https://gable.test/o/abc/unsubscribe' })
  const source = server.received[0]?.source ?? ''
  expect(source).toMatch(/^Content-Type: text\/plain/m)
  expect(source).not.toContain('multipart')
  expect(source).toMatch(/^Reply-To: agent@example.com/m)
  expect(source).toMatch(/^List-Unsubscribe: <https:\/\/gable.test\/o\/abc\/unsubscribe>/m)
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
  expect(source).not.toContain('Auto-Submitted')
})

test('a mail service that is away is an error that says so', async () => {
  const office = openPostOffice({ MAIL_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.test', DATA_DIR: '/nowhere' })
  onTestFinished(office.close)
  await expect(office.send(letter)).rejects.toThrow('The mail server did not take the letter (ESOCKET')
})

test('a letter is given up when the process stops in the middle of sending it', async () => {
  const server = await openMailServer()
  const office = openPostOffice({ MAIL_URL: server.url, MAIL_FROM: 'a@b.test', DATA_DIR: '/nowhere' })
  onTestFinished(office.close)
  const stopping = new AbortController()
  stopping.abort()
  await expect(office.send(letter, stopping.signal)).rejects.toThrow('did not take the letter')
  expect(server.received).toEqual([])
})

test('without a mail service a letter lands in the outbox', async ({ world }) => {
  await openWorkshop(world, undefined)
  await enqueue(world.product.db, 'send-mail', letter)
  const outbox = outboxIn(world.settings.DATA_DIR)
  const [posted] = await eventually(async () => {
    const letters = await outbox.list()
    expect(letters).toHaveLength(1)
    return letters
  })
  expect(posted).toMatchObject({ ...letter, from: 'Gable <hello@gable.test>' })
})

async function openWorkshop({ owner, product, settings, secret }: World, mailUrl: string | undefined) {
  const office = openPostOffice({
    MAIL_URL: mailUrl,
    MAIL_FROM: 'Gable <hello@gable.test>',
    DATA_DIR: settings.DATA_DIR,
  })
  const lines: string[] = []
  const log = createLog({ LOG_LEVEL: 'debug' }, { write: (line) => lines.push(line) })
  const tasks = tasksOf(settings, { owner, secret }, office)
  const worker = await startWorker({ owner, product, tasks, log, reportError: () => {} })
  onTestFinished(async () => {
    await worker.stop()
    office.close()
  })
  return { lines }
}

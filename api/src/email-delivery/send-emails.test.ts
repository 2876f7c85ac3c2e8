import type { PieceState } from '@gable/shared/emails/piece.ts'
import { newId } from '@gable/shared/ids.ts'
import { hourLength } from '@gable/shared/time/calendar.ts'
import PostalMime from 'postal-mime'
import { expect } from 'vitest'
import { createOutbox } from '../platform/mail/outbox.ts'
import { createEmailScenario } from '../testing/emails.ts'
import { type SinkBehavior, startSmtpSink } from '../testing/smtp-sink.ts'
import { test, type World } from '../testing/world.ts'

/** An agency with contacts, an email and a server. */
const setUp = async (world: World, ...emails: string[]) => ({
  sink: await startSmtpSink(),
  ...(await createEmailScenario(world, emails)),
})

test('an email arrives as it was made, with what the law and the providers ask for', async ({ world }) => {
  const { sink, queue, send, listPieces, agency } = await setUp(world, 'nora@example.com')
  expect(await queue()).toEqual({ queued: 1, held: 0 })
  await send(sink.url)
  const [arrived] = sink.emails
  const parsed = await PostalMime.parse(arrived?.source ?? '')
  const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]))
  expect(parsed).toMatchObject({
    subject: 'Hello Nora',
    to: [{ address: 'nora@example.com' }],
    from: { name: agency.name, address: 'no-reply@gable.test' },
  })
  expect(headers['list-unsubscribe']).toMatch(/^<http:\/\/localhost:4000\/e\/u\/[\w-]+>$/)
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  expect(headers['list-id']).toContain(agency.accountId)
  expect(headers['feedback-id']).toContain(agency.accountId)
  expect(parsed.text).toContain('Homes in Dover')
  expect(parsed.html).toContain('1 Harbor Street')
  const [piece] = await listPieces()
  expect(piece).toMatchObject({ state: 'DELIVERED', subject: 'Hello Nora', attempts: 1, to_email: 'nora@example.com' })
  expect(piece?.recipient?.values['contact.firstName']).toBe('Nora')
})

const outcomes: [string, SinkBehavior, PieceState, RegExp][] = [
  ['a missing mailbox', { rcpt: '550 5.1.1 User unknown' }, 'BOUNCED', /User unknown/],
  ['a full mailbox', { rcpt: '552 5.2.2 Mailbox full' }, 'BOUNCED', /Mailbox full/],
  ['a refused text', { data: '554 5.7.1 Looks like spam' }, 'FAILED', /Looks like spam/],
  ['a recipient for later', { rcpt: '450 4.2.0 Greylisted' }, 'QUEUED', /Greylisted/],
  ['a text for later', { data: '452 4.3.1 Out of space' }, 'QUEUED', /Out of space/],
  ['a server that dies before the text', 'DIE_BEFORE_DATA', 'QUEUED', /connection/],
  ['a server that dies in the text', 'DIE_IN_DATA', 'UNKNOWN', /may have arrived/],
  ['a server that accepts and dies', 'ACCEPT_AND_DIE', 'UNKNOWN', /may have arrived/],
]

test.for(outcomes)('%s leaves the email in the right state', async ([, behavior, state, reason], { world }) => {
  const address = `${newId().slice(-8)}@mail${newId().slice(-8)}.example`
  const { sink, queue, send, listPieces } = await setUp(world, address, `fine-${address}`)
  sink.behaviors.set(address, behavior)
  await queue()
  await send(sink.url)
  const pieces = await listPieces()
  const piece = pieces.find(({ to_email }) => to_email === address)
  expect(piece).toMatchObject({ state, reason: expect.stringMatching(reason), attempts: 1 })
  if (state === 'QUEUED') expect(piece?.due_at.getTime()).toBeGreaterThan(Date.now() + 30_000)
  expect(pieces.find(({ to_email }) => to_email !== address)?.state).toBe('DELIVERED')
})

test('an email that may have arrived is never sent again, one that was refused for now is', async ({ world }) => {
  const { sink, queue, send, getStates, owner, account } = {
    ...(await setUp(world, 'a@a.example', 'b@b.example')),
    ...world,
  }
  sink.behaviors.set('a@a.example', 'ACCEPT_AND_DIE').set('b@b.example', { rcpt: '451 Later' })
  await queue()
  await send(sink.url)
  sink.behaviors.clear()
  await owner.db
    .updateTable('email_pieces')
    .set({ due_at: new Date() })
    .where('account_id', '=', account.account_id)
    .execute()
  await send(sink.url)
  expect(await getStates()).toEqual({ 'a@a.example': 'UNKNOWN', 'b@b.example': 'DELIVERED' })
  expect(sink.emails.map(({ to }) => to).sort()).toEqual(['a@a.example', 'b@b.example'])
})

test('a mailbox that does not exist is suppressed at once, and counted as bounced', async ({ world }) => {
  const { sink, queue, send, listPieces, account, email } = await setUp(world, 'gone@example.com', 'here@example.com')
  sink.behaviors.set('gone@example.com', { rcpt: '550 5.1.1 No such user' })
  await queue()
  await send(sink.url)
  const { db } = world.owner
  expect(
    await db.selectFrom('email_suppressions').selectAll().where('account_id', '=', account.account_id).execute(),
  ).toMatchObject([{ email: 'gone@example.com', reason: 'BOUNCE' }])
  const counters = await db
    .selectFrom('counter_total')
    .select(['type', 'count'])
    .where('subject_id', '=', email.contentId)
    .orderBy('type')
    .execute()
  expect(counters.map(({ type, count }) => [type, Number(count)])).toEqual([
    ['bounce', 1],
    ['delivered', 1],
    ['sent', 2],
  ])
  const entries = await db
    .selectFrom('timeline_entries')
    .select(['kind', 'detail'])
    .where('account_id', '=', account.account_id)
    .execute()
  const sent = (await listPieces()).find(({ state }) => state === 'DELIVERED')
  expect(entries).toEqual([{ kind: 'SENT', detail: { emailId: sent?.id, subject: 'Hello Nora' } }])
  await queue('summer')
  const later = (await listPieces()).filter(({ occasion }) => occasion === 'summer')
  expect(Object.fromEntries(later.map(({ to_email, hold_reason }) => [to_email, hold_reason]))).toEqual({
    'gone@example.com': 'SUPPRESSED_BOUNCE',
    'here@example.com': null,
  })
})

test('without a server the emails wait, and without an answer to the greeting too', async ({ world }) => {
  const { sink, queue, send, getStates } = await setUp(world, 'nora@example.com')
  await queue()
  await sink.close()
  await send(sink.url)
  expect(await getStates()).toEqual({ 'nora@example.com': 'QUEUED' })
  await startSmtpSink({ port: sink.port })
  await send(sink.url)
  expect(await getStates()).toEqual({ 'nora@example.com': 'DELIVERED' })
})

test('links lead to the own host of the agency', async ({ world }) => {
  const { sink, queue, send, account } = await setUp(world, 'nora@example.com')
  const host = `homes-${newId().slice(-12)}.example`
  await world.owner.db.insertInto('hosts').values({ host, agency: account.account_id }).execute()
  await queue()
  await send(sink.url)
  const { html, headers } = await PostalMime.parse(sink.emails[0]?.source ?? '')
  expect(html).toContain(`http://${host}/e/c/`)
  expect(html).toContain(`http://${host}/e/o/`)
  expect(html).not.toContain('localhost')
  expect(headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain(`<http://${host}/e/u/`)
})

test('two workers at once send each email once', async ({ world }) => {
  const addresses = Array.from({ length: 120 }, (_, n) => `p${n}@d${n % 20}.example`)
  const { sink, queue, send, getStates } = await setUp(world, ...addresses)
  await queue()
  await Promise.all([send(sink.url), send(sink.url), send(sink.url)])
  expect(sink.emails.map(({ to }) => to).sort()).toEqual(addresses.toSorted())
  expect(new Set(Object.values(await getStates()))).toEqual(new Set(['DELIVERED']))
  expect(sink.getMostOpen()).toBeLessThanOrEqual(30)
})

test('a worker that died leaves what it had handed over as unknown, and the rest is sent', async ({ world }) => {
  const { sink, queue, send, getStates, account } = await setUp(world, 'a@a.example', 'b@b.example')
  await queue()
  const dead = { state: 'SENDING' as const, claim_id: newId(), claimed_at: new Date(Date.now() - hourLength) }
  const update = () => world.owner.db.updateTable('email_pieces').set(dead).where('account_id', '=', account.account_id)
  await update().execute()
  await update().set({ attempt_started_at: new Date() }).where('to_email', '=', 'a@a.example').execute()
  await send(sink.url)
  expect(await getStates()).toEqual({ 'a@a.example': 'UNKNOWN', 'b@b.example': 'DELIVERED' })
  expect(sink.emails.map(({ to }) => to)).toEqual(['b@b.example'])
})

test('hostile names and odd addresses become no headers', async ({ world }) => {
  const addresses = ['plus+tag@example.com', "o'brien@example.com", 'ana@münchen.example']
  const { sink, contactIds, queue, send, account } = await setUp(world, ...addresses)
  const name = 'Nora\r\nBcc: evil@example.com "<x@example.com>, Ünï\u202e'
  await world.owner.db
    .updateTable('contacts')
    .set({ first_name: name })
    .where('account_id', '=', account.account_id)
    .execute()
  await queue()
  await send(sink.url)
  expect(sink.emails).toHaveLength(contactIds.length)
  for (const { source } of sink.emails) {
    const { headers, subject, bcc, to } = await PostalMime.parse(source)
    expect(bcc).toBeUndefined()
    expect(to).toHaveLength(1)
    expect(headers.filter(({ key }) => key === 'subject')).toHaveLength(1)
    expect(subject).toContain('Nora Bcc: evil@example.com')
    expect(subject).not.toContain('\u202e')
  }
  const foreign = sink.emails.find(({ to }) => to === 'ana@münchen.example')
  expect(foreign?.source.toString()).toContain('ana@xn--mnchen-3ya.example')
})

test('without a mail server emails go to the outbox', async ({ world }) => {
  const { queue, send, getStates } = await setUp(world, 'outbox@example.com')
  await queue()
  await send()
  await send()
  expect(await getStates()).toEqual({ 'outbox@example.com': 'DELIVERED' })
  const emails = await createOutbox(world.settings.DATA_DIR).list()
  expect(emails.filter(({ to }) => to === 'outbox@example.com')).toMatchObject([
    { subject: 'Hello Nora', unsubscribe: expect.stringContaining('/e/u/') },
  ])
})

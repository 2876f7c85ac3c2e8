import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import {
  insertContacts,
  makeEmailsDue,
  prepareAgencyForEmails,
  publishEmail,
  queueEmails,
} from '../../api/src/testing/emails.ts'
import { runSql } from '../../api/src/testing/run-sql.ts'
import { type SinkEmail, type SmtpSink, startSmtpSink } from '../../api/src/testing/smtp-sink.ts'
import { createFaultEnvironment, type FaultEnvironment, scale } from './fault-environment.ts'
import { openTcpRelay } from './tcp-relay.ts'

const emailCount = 2000 * scale
/** Where nothing depends on how many are on their way. */
const fewerEmails = 1000 * scale

test(
  'a process that is killed amid 2000 emails loses none and sends none twice',
  async () => {
    const { environment, sink, agency, waitUntilSent, expectExact } = await queueForSink(emailCount)
    const product = await environment.startProduct({ WORKER: 'on', MAIL_URL: `${sink.url}?maxConnections=8` })
    await expect.poll(() => sink.emails.length, { timeout: 120_000 * scale, interval: 5 }).toBeGreaterThan(500)
    await product.kill()
    const sentBefore = sink.emails.length
    expect(sentBefore).toBeLessThan(emailCount)
    await product.restart()
    await makeEmailsDue(environment.owner, agency)
    await waitUntilSent()
    // One email per connection may have been on its way, and what became of the last ones was not stored yet.
    await expectExact(sink.emails, { unknownMaximum: 108 })
  },
  600_000 * scale,
)

test(
  'two processes send each email once, also while both are stopped and started',
  async () => {
    const { environment, sink, agency, waitUntilSent, expectExact } = await queueForSink(fewerEmails)
    const settings = { WORKER: 'on', MAIL_URL: `${sink.url}?maxConnections=5` }
    const products = await Promise.all([environment.startProduct(settings), environment.startProduct(settings)])
    await expect.poll(() => sink.emails.length, { timeout: 120_000 * scale, interval: 5 }).toBeGreaterThan(400)
    const [first] = products
    // A process that is told to stop finishes what it has handed over, and gives the rest back.
    expect(await first?.stop()).toBe(0)
    await makeEmailsDue(environment.owner, agency)
    await waitUntilSent()
    await expectExact(sink.emails, { unknownMaximum: 0 })
  },
  600_000 * scale,
)

test(
  'a mail server and a database that go away and return cost no email, and none is sent twice',
  async () => {
    const { environment, sink, agency, waitUntilSent, expectExact } = await queueForSink(fewerEmails)
    const relay = await openTcpRelay()
    relay.setTarget(environment.url)
    const DATABASE_URL = relay.rewriteUrl(environment.url)
    await environment.startProduct({ WORKER: 'on', MAIL_URL: `${sink.url}?maxConnections=8`, DATABASE_URL })
    const sinks: SmtpSink[] = [sink]
    const countSent = () => sinks.reduce((sum, { emails }) => sum + emails.length, 0)
    await expect.poll(countSent, { timeout: 120_000 * scale, interval: 5 }).toBeGreaterThan(300)
    await sink.close()
    await sleep(500)
    sinks.push(await startSmtpSink({ port: sink.port }))
    await makeEmailsDue(environment.owner, agency)
    const sentBefore = countSent()
    await expect.poll(countSent, { timeout: 120_000 * scale, interval: 5 }).toBeGreaterThan(sentBefore + 300)
    relay.setTarget('postgres://127.0.0.1:1')
    await runSql(environment.url, endConnectionsOfOthers)
    await sleep(1500)
    relay.setTarget(environment.url)
    await waitUntilSent()
    // Connections may break twice with an email on its way.
    await expectExact(
      sinks.flatMap(({ emails }) => emails),
      { unknownMaximum: 16 },
    )
    await relay.close()
  },
  600_000 * scale,
)

const endConnectionsOfOthers = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'fault'`

/** Contacts of many domains, each with an email that waits to be sent. */
async function queueForSink(count: number) {
  const environment = await createFaultEnvironment()
  const { owner } = environment
  const agency = await environment.createAgency(0)
  await prepareAgencyForEmails(owner, agency)
  const email = await publishEmail(owner, agency)
  const addresses = Array.from({ length: count }, (_, n) => `person${n}@domain${n % 250}.example`)
  const contactIds = await insertContacts(owner, agency, addresses)
  expect(await queueEmails(owner, agency, email, contactIds)).toEqual({ queued: count, held: 0 })
  const sink = await startSmtpSink()

  const countWaiting = async () => {
    // What was refused for now, or belonged to a dead process, would otherwise wait for minutes.
    await hurryDeferred(environment, agency.accountId)
    const counts = await countStates(environment, agency.accountId)
    return (counts.QUEUED ?? 0) + (counts.SENDING ?? 0)
  }
  return {
    environment,
    sink,
    agency,
    waitUntilSent: () => expect.poll(countWaiting, { timeout: 120_000 * scale, interval: 500 }).toBe(0),

    /** Every email is at the server once, or its state says that it may not be. */
    async expectExact(received: readonly SinkEmail[], { unknownMaximum }: { unknownMaximum: number }) {
      const messageIds = received.map(({ source }) => /^Message-ID:\s*(\S+)/im.exec(source.toString())?.[1])
      expect(new Set(messageIds).size).toBe(received.length)
      expect(new Set(received.map(({ to }) => to)).size).toBe(received.length)
      const { UNKNOWN = 0, DELIVERED = 0, ...others } = await countStates(environment, agency.accountId)
      expect(others).toEqual({})
      expect(DELIVERED + UNKNOWN).toBe(count)
      expect(UNKNOWN).toBeLessThanOrEqual(unknownMaximum)
      const arrived = new Set(received.map(({ to }) => to))
      const { rows } = await owner.pool.query(
        `select to_email from email_pieces where account_id = $1 and state = 'DELIVERED'`,
        [agency.accountId],
      )
      expect(rows.filter(({ to_email }) => !arrived.has(to_email))).toEqual([])
      expect(await countRecords(environment, agency.accountId)).toEqual({ sent: DELIVERED, entries: DELIVERED })
    },
  }
}

async function hurryDeferred({ owner }: FaultEnvironment, accountId: string) {
  const { rows } = await owner.pool.query(
    `select from email_pieces where account_id = $1 and (state = 'QUEUED' and due_at > now()
      or state = 'SENDING' and claimed_at < now() - interval '20 seconds') limit 1`,
    [accountId],
  )
  if (rows.length > 0) await makeEmailsDue(owner, { accountId })
}

async function countStates({ owner }: FaultEnvironment, accountId: string): Promise<Record<string, number>> {
  const { rows } = await owner.pool.query(
    'select state, count(*)::int as count from email_pieces where account_id = $1 group by state',
    [accountId],
  )
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

async function countRecords({ owner }: FaultEnvironment, accountId: string) {
  const { rows } = await owner.pool.query(
    `select (select coalesce(sum(count), 0)::int from counter_total where account_id = $1 and type = 'sent') as sent,
      (select count(*)::int from timeline_entries where account_id = $1 and event_group = 'EMAIL') as entries`,
    [accountId],
  )
  return rows[0]
}

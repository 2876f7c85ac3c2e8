import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createDkimKey } from '../../api/src/email-domains/dkim-key.ts'
import { AgencyFactory } from '../../api/src/testing/agency-factory.ts'
import { insertContacts, prepareAgencyForEmails, publishEmail, queueEmails } from '../../api/src/testing/emails.ts'
import { measureNodemailer } from '../../api/src/testing/nodemailer-baseline.ts'
import { newId } from '../../shared/src/ids.ts'
import { type Bench, memoize } from './bench.ts'
import { createBroadcastClient } from './broadcast-client.ts'
import { type MeasuredProduct, startMeasuredProduct } from './measured-product.ts'

/**
 * How fast emails leave through a local server, signed and with everything recorded, compared with nodemailer alone, which
 * signs the same email and records nothing. And how long it takes to queue a broadcast to a hundred thousand contacts.
 */
export const emailBenches: Bench[] = [
  { name: 'email-send', unit: 'ratio', measure: async () => (await sending()).ratio },
  { name: 'email-send-rate', unit: 'requests/s', measure: async () => (await sending()).rate },
  { name: 'email-100k', unit: 's', measure: async () => (await queueing()).seconds },
  { name: 'email-100k-memory', unit: 'bytes', measure: async () => (await queueing()).memory },
]

const emailCount = 3000
const connections = 20

const sending = memoize(async () => {
  const sink = await startSink()
  const url = `${sink.url}?maxConnections=${connections}`
  const product = await startMeasuredProduct({ WORKER: 'on', DEMO: 'off', MAIL_URL: url }, 'server')
  try {
    const baselines: number[] = []
    const rates: number[] = []
    while (rates.length < 3) {
      baselines.push(await measureNodemailer(sink.url, { count: emailCount, connections }))
      rates.push(await measureProduct(product, sink))
    }
    const [rate, baseline] = [toMedian(rates), toMedian(baselines)]
    return { rate, ratio: rate / baseline }
  } finally {
    sink.stop()
    await product.stop()
  }
})

const toMedian = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN

type Sink = Awaited<ReturnType<typeof startSink>>

async function measureProduct({ owner }: MeasuredProduct, sink: Sink): Promise<number> {
  const agency = await new AgencyFactory(owner).createAgency()
  await prepareAgencyForEmails(owner, agency)
  await addSendingDomain(owner, agency.accountId)
  const email = await publishEmail(owner, agency)
  const addresses = Array.from({ length: emailCount }, (_, n) => `person${n}@domain${n % 500}.example`)
  const contactIds = await insertContacts(owner, agency, addresses)
  const before = sink.getCount()
  await queueEmails(owner, agency, email, contactIds)
  while (sink.getCount() === before) await sleep(1)
  const startedAt = performance.now()
  for (;;) {
    const { rows } = await owner.pool.query(
      `select from email_pieces where account_id = $1 and state <> 'DELIVERED' limit 1`,
      [agency.accountId],
    )
    if (rows.length === 0) return emailCount / ((performance.now() - startedAt) / 1000)
    await sleep(50)
  }
}

/** A verified domain, so that every email is signed. */
async function addSendingDomain({ db }: MeasuredProduct['owner'], account_id: string) {
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'signing')
    .executeTakeFirstOrThrow()
  const id = newId()
  await db
    .insertInto('email_domains')
    .values({
      account_id,
      id,
      domain: 'harbor.example',
      local_part: 'hello',
      ownership_token: 'token',
      verified_at: new Date(),
      checked_at: new Date(),
      checks: '{}',
    })
    .execute()
  const { selector, publicKey, encryptedPrivateKey } = await createDkimKey(id, value)
  await db
    .insertInto('email_domain_keys')
    .values({
      account_id,
      domain_id: id,
      selector,
      public_key: publicKey,
      private_key: encryptedPrivateKey,
      active_from: new Date(),
    })
    .execute()
}

async function startSink() {
  const child = fork(fileURLToPath(new URL('./smtp-sink-program.ts', import.meta.url)))
  let total = 0
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  child.on('message', ({ count }: { count?: number }) => {
    total = count ?? total
  })
  return { url: `smtp://127.0.0.1:${port}`, getCount: () => total, stop: () => void child.kill() }
}

const queueing = memoize(async () => {
  const product = await startMeasuredProduct({ WORKER: 'on', DEMO: 'off' }, 'server')
  try {
    const { send, agency } = await createBroadcastClient(product)
    const addresses = Array.from({ length: 100_000 }, (_, n) => `person${n}@domain${n % 500}.example`)
    await insertContacts(product.owner, agency, addresses)
    await product.owner.pool.query('vacuum analyze contacts')
    const seconds = await send()
    const status = await readFile(`/proc/${product.pid}/status`, 'utf8')
    return { seconds, memory: Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024 }
  } finally {
    await product.stop()
  }
})

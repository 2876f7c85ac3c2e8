import { newId } from '@gable/shared/ids.ts'
import { createNoticeOf, sampleMapping, samplePayload } from '../../api/src/testing/lead-intake.ts'
import { sendSmtp } from '../../api/src/testing/send-smtp.ts'
import { findFreePort } from '../support/free-port.ts'
import { type Bench, memoize } from './bench.ts'
import { createSession } from './create-session.ts'
import { startMeasuredProduct } from './measured-product.ts'

/** The time from sending a lead until Today has it, of 95 in 100. */
export const leadIntakeBenches: Bench[] = [
  { name: 'lead-intake', unit: 'ms', measure: async () => getP95((await results()).webhook) },
  { name: 'lead-intake-email', unit: 'ms', measure: async () => getP95((await results()).email) },
]

const [rounds, warmUp] = [200, 20]
/** Others in Today. Each agency gets few, as their agents answer them. */
const perAgency = 40

const getP95 = (times: number[]) =>
  times.slice(warmUp).toSorted((a, b) => a - b)[Math.floor((rounds - warmUp) * 0.95)] ?? Number.NaN

const results = memoize(async () => {
  const smtpPort = await findFreePort()
  const product = await startMeasuredProduct(
    { INTAKE_MAIL_DOMAIN: 'in.example.com', INBOUND_SMTP_PORT: String(smtpPort) },
    'server',
  )
  try {
    const [webhook, email]: [number[], number[]] = [[], []]
    let agency = await createAgency()
    for (let n = 0; n < rounds; n += 1) {
      if (n % perAgency === 0) agency = await createAgency()
      const { call, hasLead, source, address } = agency
      const name = `Ada${n}`
      const payload = {
        ...samplePayload,
        id: newId(),
        person: { ...samplePayload.person, first_name: `Nora${n}`, email: `payload${n}@example.com` },
      }
      webhook.push(
        await measureUntil(
          () => call(new URL(source.url).pathname, payload),
          () => hasLead(`payload${n}@example.com`),
        ),
      )
      email.push(
        await measureUntil(
          () => sendSmtp(smtpPort, { from: `sender${n}@portal.example`, to: address, message: createNoticeOf(name) }),
          () => hasLead(`${name.toLowerCase()}@example.com`),
        ),
      )
    }
    return { webhook, email }
  } finally {
    await product.stop()
  }

  async function createAgency() {
    const session = await createSession(product)
    let sender = 0
    const call = async (path: string, body?: unknown, method = body ? 'POST' : 'GET') => {
      sender += 1
      const response = await fetch(`http://127.0.0.1:${product.port}${path}`, {
        method,
        headers: {
          host: 'localhost',
          ...session,
          ...(body ? { 'content-type': 'application/json' } : {}),
          'x-forwarded-for': `10.0.${sender >> 8}.${sender & 255}`,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      if (!response.ok) throw new Error(`${path} failed with ${response.status}`)
      return response.json()
    }
    const { source } = await call('/api/agent/lead-intake/sources', { name: 'Bench', leadType: 'BUYER' })
    await call(`/api/agent/lead-intake/sources/${source._id}`, { mapping: sampleMapping }, 'PATCH')
    const { address } = await call('/api/agent/lead-intake/address', {})
    const hasLead = async (email: string) => {
      const { data } = await call('/api/agent/leads/today')
      return data.some(({ lead }: { lead: { emailId: string } }) => lead.emailId === email)
    }
    return { call, source, address, hasLead }
  }
})

async function measureUntil(send: () => Promise<unknown>, isDone: () => Promise<boolean>): Promise<number> {
  const started = performance.now()
  await send()
  while (!(await isDone())) if (performance.now() - started > 10_000) throw new Error('The lead did not arrive')
  return performance.now() - started
}

import { newId } from '@gable/shared/ids.ts'
import { buildApp } from '../app.ts'
import { createIntakeRecipients } from '../lead-intake/email-recipients.ts'
import { toIntakeContext } from '../lead-intake/intake-context.ts'
import { startInboundListener } from '../platform/mail/inbound-listener.ts'
import { createLog } from '../platform/observe/log.ts'
import { sampleMapping } from './lead-intake.ts'
import { sendSmtp } from './send-smtp.ts'
import { createIp } from './submissions.ts'
import { TestClient } from './test-client.ts'
import type { World } from './world.ts'

export const intakeDomain = 'in.example.com'
export const postmarkPassword = 'gable:correct-horse'

/** An agency whose installation receives email, with its owner. */
export async function createIntake(world: World) {
  const { product, secret } = world
  const settings = { ...world.settings, INTAKE_MAIL_DOMAIN: intakeDomain, INTAKE_MAIL_POSTMARK: postmarkPassword }
  const log = createLog({ LOG_LEVEL: 'silent' })
  const app = await buildApp({ ...world, settings, log })
  const factory = world.factory.withApp(app)
  const agency = await factory.createAgency()
  const owner = await factory.createAgent(agency)
  const context = toIntakeContext({ settings, secret }, { db: product.db, queue: app.submissionQueue })
  const listener = await startInboundListener({
    log,
    port: 0,
    host: '127.0.0.1',
    recipients: [createIntakeRecipients(context)],
  })
  const sendEmail = async (
    message: string,
    { to, from = 'leads@portal.example' }: { to?: string; from?: string } = {},
  ) => {
    const { address } = await owner.call('GET /agent/lead-intake/address')
    return sendSmtp(listener.port, { from, to: to ?? address ?? '', message })
  }
  return {
    app,
    factory,
    agency,
    owner,
    context,
    sendEmail,
    accountId: agency.accountId,
    listToday: async () => (await owner.call('GET /agent/leads/today', { query: {} })).data.map(({ lead }) => lead),
    listEntries: (query: { state?: 'OPEN' | 'LEAD' | 'DISMISSED' } = {}) =>
      owner.call('GET /agent/lead-intake/entries', { query }).then(({ data }) => data),
    close: async () => {
      await listener.close()
      await app.close()
    },
  }
}

/** Sends a payload to a source as another system does. */
export async function postPayload(
  app: World['app'],
  url: string,
  payload: unknown,
  { headers = {}, ip = createIp() }: { headers?: Record<string, string>; ip?: string } = {},
) {
  const sender = new TestClient(app)
  sender.ip = ip
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
  return sender.send('POST', new URL(url).pathname, body, { 'content-type': 'application/json', ...headers })
}

type Intake = Awaited<ReturnType<typeof createIntake>>

/** A source of an agency, with what its users do. */
export async function createIntakeSource({ owner, app }: Intake, { isSigned = false, isMapped = true } = {}) {
  const { source, secret } = await owner.call('POST /agent/lead-intake/sources', {
    body: { name: `Form ${newId()}`, isSigned, leadType: 'BUYER', tags: ['Website'] },
  })
  const params = { sourceId: source._id }
  const map = () =>
    owner.call('PATCH /agent/lead-intake/sources/:sourceId', { params, body: { mapping: sampleMapping } })
  if (isMapped) await map()
  return {
    source,
    secret: secret ?? '',
    params,
    map,
    get: () => owner.call('GET /agent/lead-intake/sources/:sourceId', { params }),
    post: (payload: unknown, options?: Parameters<typeof postPayload>[3]) =>
      postPayload(app, source.url, payload, options),
  }
}

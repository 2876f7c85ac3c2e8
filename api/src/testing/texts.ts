import { toE164 } from '@gable/shared/identity/to-e164.ts'
import { sql } from 'kysely'
import { buildApp } from '../app.ts'
import { withAccount } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { createLog } from '../platform/observe/log.ts'
import { enqueueText, type TextToSend } from '../texts/enqueue-text.ts'
import { runJobs } from './jobs.ts'
import { TestClient } from './test-client.ts'
import { startTwilio, twilioNumber } from './twilio-server.ts'
import { test as base, type World } from './world.ts'
import { zoneAtHour } from './zone-at-hour.ts'

type Twilio = Awaited<ReturnType<typeof startTwilio>>

/** The product, with Twilio on a local server. */
export const test = base.extend<{ texting: World & { twilio: Twilio } }>({
  texting: [
    async ({ world }, use) => {
      const twilio = await startTwilio()
      const settings = { ...world.settings, TWILIO_URL: twilio.origin, TWILIO_MESSAGING_URL: twilio.origin }
      const app = await buildApp({ ...world, settings, log: createLog(settings) })
      const factory = world.factory.withApp(app)
      await use({ ...world, app, settings, factory, anonymous: new TestClient(app), twilio })
      await app.close()
      twilio.close()
    },
    { scope: 'file' },
  ],
})

let numbers = 0
/** A number that nobody else has. Its area code does not exist, so the zone of the agency counts. */
export function createPhone() {
  numbers += 1
  return `(555) 555-${String(numbers).padStart(4, '0')}`
}

interface TextingOptions {
  isOn?: boolean
  /** The hour of the day where the agency is. */
  hour?: number
}

/** An agency that can text, with an owner and a contact who has not agreed to anything. */
export async function createTexting(
  world: World & { twilio: Twilio },
  { isOn = true, hour = 12 }: TextingOptions = {},
) {
  const { factory, twilio } = world
  const agency = await factory.createAgency({ time_zone: zoneAtHour(hour) })
  const owner = await factory.createAgent(agency)
  const { accountId } = agency
  await owner.call('PUT /agent/texts/credentials', { body: twilio.account })
  await owner.call('PUT /agent/texts/settings', { body: { isOn, sender: twilioNumber } })
  const replyUrl = twilio.replyUrls.get(twilioNumber) ?? ''
  const phone = createPhone()
  const addContact = (fields: object = {}) =>
    owner.call('POST /agent/contacts', { body: { firstName: 'Nora', lastName: 'Field', phone, ...fields } })
  const { _id: contactId } = await addContact()
  const params = { contactId }
  const getTexting = () => owner.call('GET /agent/contacts/:contactId/texting', { params })
  const setPermission = (permission: 'IN' | 'OUT', note = 'In person') =>
    owner.call('POST /agent/contacts/:contactId/texting', { params, body: { phone, permission, note } })
  const send = ({ url, body, headers }: { url: string; body: string; headers: Record<string, string> }) =>
    world.anonymous.send('POST', new URL(url).pathname + new URL(url).search, body, headers)
  return {
    agency,
    accountId,
    owner,
    phone,
    contactId,
    addContact,
    getTexting,
    setPermission,
    send,
    replyUrl,
    reply: (body: string, fields: Record<string, string> = {}, from = toE164(phone) ?? '') => {
      twilio.replyUrls.set(twilioNumber, replyUrl)
      return send(twilio.toReply(from, body, fields))
    },
    /** What the product does when it has something to say. */
    enqueue: (text: Partial<TextToSend> = {}) => {
      const scope = mintAccountScope(accountId)
      const toSend = {
        kind: 'ANSWER',
        occasion: `test ${phone}`,
        contactId,
        phone,
        body: 'Your home: $400,000',
      } as const
      return withAccount(world.product.db, scope, (db) => enqueueText(db, scope, { ...toSend, ...text }))
    },
    run: () => runJobs(world, accountId),
    listTexts: () => twilio.texts.filter(({ to }) => to === toE164(phone)),
    listMessages: async () =>
      world.owner.db
        .selectFrom('text_messages')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .execute(),
    listActivity: async () => {
      const body = { tags: [{ type: 'CONTACT_ID' as const, value: contactId }] }
      const { data } = await owner.call('POST /agent/changelog/search', { body })
      return data.filter(({ eventGroup }) => eventGroup === 'TEXT')
    },
    countJobs: async () => {
      const { rows } = await sql<{ runAt: Date }>`
        select j.run_at as "runAt" from graphile_worker._private_jobs j
          join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'send-text' and j.payload->>'accountId' = ${accountId}`.execute(world.owner.db)
      return rows.length
    },
  }
}

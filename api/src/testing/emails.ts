import type { EmailTopic } from '@gable/shared/content/content-kind.ts'
import type { EmailSettings } from '@gable/shared/emails/email-settings.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { enqueuePieces, wakeSender } from '../email-delivery/enqueue-pieces.ts'
import { sendEmails } from '../email-delivery/send-emails.ts'
import { withAccount } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { createLog } from '../platform/observe/log.ts'
import type { TestAgency } from './agency-factory.ts'
import { completeBrand } from './brand.ts'
import type { World } from './world.ts'

/** An agency that may send emails at any hour, and helpers for its emails and contacts. */
export async function createAgencyWithEmails(world: World) {
  const { factory, owner } = world
  const agency = await factory.createAgency()
  const agent = await factory.createAgent(agency)
  await prepareAgencyForEmails(owner, agency)
  const account = { account_id: agency.accountId }

  const publish = (settings: Partial<EmailSettings> = {}) => publishEmail(owner, agency, settings)

  /** Inserts contacts with these emails. */
  const addContacts = (...emails: string[]) => insertContacts(owner, agency, emails)

  const listPieces = () =>
    owner.db
      .selectFrom('email_pieces')
      .selectAll()
      .where('account_id', '=', agency.accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()

  /** Runs the sending job once, as a worker does. */
  async function send(MAIL_URL?: string, signal = new AbortController().signal) {
    const settings = { ...world.settings, ...(MAIL_URL && { MAIL_URL }) }
    const log = createLog({ LOG_LEVEL: 'silent' })
    const payload = { accountId: agency.accountId }
    await sendEmails(settings, world.secret)({ payload, db: world.product.db, log, signal })
  }

  const setSettings = (settings: {
    weekly_limit?: number
    quiet_from?: number
    quiet_till?: number
    paused_at?: Date
  }) =>
    owner.db
      .insertInto('email_settings')
      .values({ ...account, ...settings })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(settings))
      .execute()

  return { agency, agent, account, publish, addContacts, listPieces, send, setSettings }
}

/** A complete brand with a postal address, and no quiet hours. */
export async function prepareAgencyForEmails(owner: World['owner'], { accountId, brandingId }: TestAgency) {
  await completeBrand({ owner }, brandingId)
  const address = JSON.stringify({ address: '1 Harbor Street, Dover, NH 03820' })
  await sql`update brandings set details = coalesce(details, '{}') || ${address}::jsonb where id = ${brandingId}`.execute(
    owner.db,
  )
  await owner.db
    .insertInto('email_settings')
    .values({ account_id: accountId, quiet_from: 0, quiet_till: 0 })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
}

/** A published email. */
export async function publishEmail(
  owner: World['owner'],
  { accountId }: { accountId: string },
  settings: Partial<EmailSettings> = {},
): Promise<{ contentId: string; version: number }> {
  const contentId = newId()
  const full = JSON.stringify({ ...sampleSettings, ...settings })
  await owner.db
    .insertInto('contents')
    .values({
      account_id: accountId,
      id: contentId,
      medium: 'EMAIL',
      template_type: 'REGULAR',
      template_id: 'blank',
      title: 'Spring on the harbor',
      status: 'PUBLISHED',
      lead_type: 'SELLER',
      intent: 'HOME_VALUE',
      draft_settings: full,
      published_version: 1,
    })
    .execute()
  await owner.db
    .insertInto('content_versions')
    .values({ account_id: accountId, content_id: contentId, version: 1, settings: full })
    .execute()
  return { contentId, version: 1 }
}

const topic: EmailTopic = 'HOME_UPDATES'

const sampleSettings: EmailSettings = {
  subject: 'Hello {{contact.firstName | there}}',
  previewText: 'What your home is worth',
  topic,
  brandingId: null,
  blocks: [
    { id: 'a', type: 'HEADING', text: 'Hello {{contact.firstName | there}}', align: 'LEFT' },
    { id: 'b', type: 'TEXT', text: 'Homes in Dover sell within a week.', align: 'LEFT' },
    { id: 'c', type: 'BUTTON', label: 'See more', link: { kind: 'URL', value: 'https://example.com/' }, align: 'LEFT' },
  ],
}

/** Inserts contacts with these emails, and returns their ids in this order. */
export async function insertContacts(
  owner: World['owner'],
  { accountId }: { accountId: string },
  emails: readonly string[],
): Promise<string[]> {
  const ids = emails.map(() => newId())
  await sql`
    insert into contacts (account_id, id, first_name, last_name, email, source)
    select ${accountId}, id, 'Nora', 'Field ' || n, nullif(email, ''), 'Import'
    from unnest(${ids}::uuid[], ${emails}::text[]) with ordinality as c(id, email, n)`.execute(owner.db)
  return ids
}

/** The same with contacts and an email that can be queued for them. */
export async function createEmailScenario(
  world: World,
  emails: readonly string[],
  settings: Partial<EmailSettings> = {},
) {
  const helpers = await createAgencyWithEmails(world)
  const contactIds = await helpers.addContacts(...emails)
  const email = await helpers.publish(settings)
  const scope = mintAccountScope(helpers.agency.accountId)

  const queue = (occasion = 'spring', ids = contactIds, { contentId, version } = email) => {
    const contacts = ids.map((contactId) => ({ contactId, propertyId: null }))
    return withAccount(world.product.db, scope, (db) =>
      enqueuePieces(db, scope, { contentId, version, occasion, contacts }),
    )
  }
  /** The state of each address, or why it is held. */
  const getStates = async () =>
    Object.fromEntries((await helpers.listPieces()).map((piece) => [piece.to_email, piece.hold_reason ?? piece.state]))

  return { ...helpers, contactIds, email, queue, getStates }
}

/** Queues an email for these contacts. */
export const queueEmails = (
  { db }: World['owner'],
  { accountId }: { accountId: string },
  { contentId, version }: { contentId: string; version: number },
  contactIds: readonly string[],
) => {
  const scope = mintAccountScope(accountId)
  const contacts = contactIds.map((contactId) => ({ contactId, propertyId: null }))
  return withAccount(db, scope, (db) => enqueuePieces(db, scope, { contentId, version, occasion: 'spring', contacts }))
}

/** Lets a worker that died count as dead at once, makes what is queued due, and starts the next one. */
export async function makeEmailsDue({ db }: World['owner'], { accountId }: { accountId: string }) {
  await sql`update email_pieces set claimed_at = claimed_at - interval '1 hour' where account_id = ${accountId}`.execute(
    db,
  )
  await sql`update email_pieces set due_at = now() where account_id = ${accountId} and state = 'QUEUED'`.execute(db)
  await wakeSender(db, mintAccountScope(accountId))
}

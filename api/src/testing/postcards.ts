import { newId } from '@gable/shared/ids.ts'
import { withPostcardDefaults } from '@gable/shared/postcards/postcard-defaults.ts'
import type { PostcardSettings } from '@gable/shared/postcards/postcard-settings.ts'
import { postcardTemplates } from '@gable/shared/postcards/templates/postcard-templates.ts'
import { sql } from 'kysely'
import { getBalance, grantCredits } from '../credits/ledger.ts'
import { withAccount } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { createLog } from '../platform/observe/log.ts'
import { createDeliveryOptions } from '../postcard-delivery/delivery-options.ts'
import { enqueuePostcards } from '../postcard-delivery/enqueue-postcards.ts'
import { createPostcardCode } from '../postcard-delivery/postcard-code.ts'
import type { DeliveryOptions } from '../postcard-delivery/send-batch.ts'
import { sendPostcards } from '../postcard-delivery/send-postcards.ts'
import type { World } from './world.ts'

/** Test files are not printed, so they need not be drawn. */
const createFiles = async () => ({ front: Buffer.from('front'), back: Buffer.from('back') })

/** An agency with credits and a published postcard, and contacts who each own a home. */
export async function createPostcardScenario(
  world: World,
  { contacts = 1, credits = 1000, dailyLimit = 100, settings = {} as Partial<PostcardSettings> } = {},
) {
  const { factory, owner } = world
  const agency = await factory.createAgency()
  const agent = await factory.createAgent(agency)
  const { accountId } = agency
  const scope = mintAccountScope(accountId)
  await completePrintBrand(owner, agency)
  const inAccount = <T>(work: Parameters<typeof withAccount<T>>[2]) => withAccount(world.product.db, scope, work)
  if (credits > 0)
    await inAccount((db) =>
      grantCredits(db, scope, { key: `test/${accountId}`, amount: credits, cause: { type: 'grant' } }),
    )
  await owner.db.insertInto('postcard_settings').values({ account_id: accountId, daily_limit: dailyLimit }).execute()
  const contactIds = await insertHomeowners(owner, accountId, contacts)
  const postcard = await publishPostcard(owner, accountId, settings)

  const queue = (occasion = 'spring', ids = contactIds) =>
    inAccount((db) =>
      enqueuePostcards(db, scope, {
        ...postcard,
        occasion,
        contacts: ids.map((contactId) => ({ contactId, propertyId: null })),
      }),
    )
  const listPieces = () =>
    owner.db.selectFrom('postcard_pieces').selectAll().where('account_id', '=', accountId).orderBy('position').execute()
  /** The state of each piece in order, or why it is held. */
  const listStates = async () => (await listPieces()).map(({ state, hold_reason }) => hold_reason ?? state)

  /** Runs the sending job until nothing is left to do now, as a worker does. */
  async function send(options: Partial<DeliveryOptions> = {}, signal = new AbortController().signal) {
    const run = sendPostcards({ ...createDeliveryOptions(world.settings, world.secret), createFiles, ...options })
    await run({ payload: { accountId }, db: world.product.db, log: createLog({ LOG_LEVEL: 'silent' }), signal })
  }

  const balance = () => inAccount((db) => getBalance(db, scope))
  const updateContact = (id: string, set: object) =>
    owner.db.updateTable('contacts').set(set).where('account_id', '=', accountId).where('id', '=', id).execute()
  const updatePieces = (set: object) =>
    owner.db.updateTable('postcard_pieces').set(set).where('account_id', '=', accountId).execute()

  /** The all-time counts of the postcard that are not zero. */
  async function getCounts(): Promise<Record<string, number>> {
    const rows = await owner.db
      .selectFrom('counter_total')
      .select(['type', 'count'])
      .where('subject', '=', 'content')
      .where('subject_id', '=', postcard.contentId)
      .execute()
    return Object.fromEntries(rows.map(({ type, count }) => [type, Number(count)]).filter(([, count]) => count !== 0))
  }

  return {
    agency,
    agent,
    accountId,
    scope,
    inAccount,
    contactIds,
    postcard,
    queue,
    listPieces,
    listStates,
    send,
    balance,
    updateContact,
    updatePieces,
    getCounts,
    getCode: (pieceId: string) => createPostcardCode(world.secret, accountId, pieceId),
  }
}

/** A published postcard. */
export async function publishPostcard(
  { db }: World['owner'],
  accountId: string,
  settings: Partial<PostcardSettings> = {},
): Promise<{ contentId: string; version: number }> {
  const contentId = newId()
  const template = postcardTemplates.find(({ templateType }) => templateType === 'REGULAR')
  const full = JSON.stringify({
    ...withPostcardDefaults(plainSettings(template?.templateType === 'REGULAR' ? template.settings : {})),
    ...settings,
  })
  await db
    .insertInto('contents')
    .values({
      account_id: accountId,
      id: contentId,
      medium: 'POSTCARD',
      template_type: 'REGULAR',
      template_id: 'blank',
      title: 'Spring prices',
      status: 'PUBLISHED',
      lead_type: 'SELLER',
      intent: 'HOME_VALUE',
      draft_settings: full,
      published_version: 1,
    })
    .execute()
  await db
    .insertInto('content_versions')
    .values({ account_id: accountId, content_id: contentId, version: 1, settings: full })
    .execute()
  return { contentId, version: 1 }
}

const plainSettings = (settings: object = {}) => ({
  ...settings,
  headline: 'Spring prices',
  subheadline: 'What homes sell for',
  backHeadline: 'Hello {{contact.firstName | there}}',
  body: 'Homes near you sell within a week.',
  callToAction: 'See your home',
  brandingId: null,
})

/** Inserts contacts who each own a home, and returns their ids in order. */
export async function insertHomeowners({ db }: World['owner'], accountId: string, count: number): Promise<string[]> {
  const numbers = Array.from({ length: count }, (_, n) => n)
  // The order of creation is that of the ids.
  const ids = numbers.map((n) => newId(Date.now() - 1_000_000 + n * 10))
  const homes = numbers.map(() => newId())
  await sql`
    insert into contacts (account_id, id, first_name, last_name, email, source)
    select ${accountId}, id, 'Nora', 'Field ' || n, 'nora' || n || '@example.com', 'Import'
    from unnest(${ids}::uuid[]) with ordinality as c(id, n)`.execute(db)
  await sql`
    insert into properties (account_id, id, door_number, street, city, state, zip, full_address)
    select ${accountId}, id, n::text, 'Elm Street', 'Dover', 'NH', '03820', n || ' Elm Street, Dover, NH 03820'
    from unnest(${homes}::uuid[]) with ordinality as h(id, n)`.execute(db)
  await sql`
    insert into contact_properties (account_id, contact_id, property_id)
    select ${accountId}, contact_id, property_id
    from unnest(${ids}::uuid[], ${homes}::uuid[]) as l(contact_id, property_id)`.execute(db)
  return ids
}

/** A color and a logo for print, and a postal address. */
export async function completePrintBrand(
  { db }: World['owner'],
  { brandingId }: { brandingId: string },
  url = '/media/logo.png',
) {
  const logoId = newId()
  const logos = [{ logoId, media: { url, width: 600, height: 240 } }]
  const style = { primaryColor: '#123F5C', logos, digitalLogoId: logoId, printLogoId: logoId }
  await sql`
    update brandings set style = ${JSON.stringify(style)}::jsonb,
      details = coalesce(details, '{}') || '{"address": "1 Harbor Street, Dover, NH 03820"}'
    where id = ${brandingId}`.execute(db)
}

import { withEmailDefaults } from '@gable/shared/emails/email-defaults.ts'
import type { EmailSettings } from '@gable/shared/emails/email-settings.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { createPieceLinks } from '../email-tracking/piece-links.ts'
import { createAgencyWithContacts } from './contacts.ts'
import type { World } from './world.ts'

export const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const link = (kind: string, value = '') => ({ kind, value })

/** An agency whose email was sent to a contact an hour ago. Its links are, by position, in the order of `blocks`. */
export async function createTrackedEmail(world: World, overrides: Partial<EmailSettings> = {}) {
  const agency = await createAgencyWithContacts(world)
  const { accountId } = agency.agency
  const { db } = world.owner
  const page = await world.factory.createAsset(agency.agency, {
    kind: 'landing-page',
    type: 'HOME_VALUE',
    status: 'PUBLISHED',
  })
  const blocks = [
    { id: 'a', type: 'HEADING', text: 'Spring on Maple Street' },
    { id: 'b', type: 'BUTTON', label: 'See your home', link: link('DASHBOARD') },
    { id: 'c', type: 'BUTTON', label: 'Read more', link: link('URL', 'https://blog.example.com/spring?a=1&b=2') },
    { id: 'd', type: 'BUTTON', label: 'Sell now', link: link('LANDING_PAGE', page.subjectId) },
    { id: 'e', type: 'TEXT', text: 'Or [a guide](https://guide.example.com/selling).' },
  ]
  const settings = withEmailDefaults({ subject: 'Spring news', topic: 'HOME_UPDATES', blocks, ...overrides })
  const contentId = newId()
  await db
    .insertInto('contents')
    .values({
      account_id: accountId,
      id: contentId,
      medium: 'EMAIL',
      template_type: 'REGULAR',
      template_id: 'spring',
      title: 'Spring',
      lead_type: 'HV',
      intent: 'HOME_VALUE',
      status: 'PUBLISHED',
      published_version: 1,
      draft_settings: JSON.stringify(settings),
    })
    .execute()
  await db
    .insertInto('content_versions')
    .values({ account_id: accountId, content_id: contentId, version: 1, settings: JSON.stringify(settings) })
    .execute()
  const contact = await agency.addContact('Nora Field', { emailId: `${newId()}@example.com` })
  const propertyId = await agency.addProperty(contact._id, {})

  async function addPiece(fields: object = {}) {
    const id = newId()
    await db
      .insertInto('email_pieces')
      .values({
        account_id: accountId,
        id,
        kind: 'MARKETING',
        content_id: contentId,
        version: 1,
        occasion: id,
        contact_id: contact._id,
        property_id: propertyId,
        to_email: 'nora@example.com',
        subject: 'Spring news',
        state: 'SENT',
        sent_at: sql<Date>`now() - interval '1 hour'`,
        ...fields,
      })
      .execute()
    return { id, ...toPaths(createPieceLinks('', world.secret, accountId)(id)) }
  }

  const getPiece = (id: string) =>
    db.selectFrom('email_pieces').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  /** The all-time counts of the email that are not zero. */
  async function getCounts(): Promise<Record<string, number>> {
    const rows = await db
      .selectFrom('counter_total')
      .select(['type', 'count'])
      .where('subject', '=', 'content')
      .where('subject_id', '=', contentId)
      .execute()
    return Object.fromEntries(rows.map(({ type, count }) => [type, Number(count)]).filter(([, count]) => count !== 0))
  }

  /** What the contact did with emails, such as 'OPENED' and 'CLICKED See your home'. */
  async function listActivity(): Promise<string[]> {
    const rows = await db
      .selectFrom('timeline_entries')
      .select(['kind', 'detail'])
      .where('contact_id', '=', contact._id)
      .where('event_group', '=', 'EMAIL')
      .orderBy('at')
      .orderBy('id')
      .execute()
    return rows.map(({ kind, detail }) => [kind, (detail as { label?: string }).label].filter(Boolean).join(' '))
  }

  const visit = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    world.app.inject({ method, url: path, headers: { 'user-agent': browser, ...headers } })

  return {
    ...agency,
    accountId,
    page,
    contentId,
    contact,
    propertyId,
    addPiece,
    getPiece,
    getCounts,
    listActivity,
    visit,
  }
}

function toPaths({ clickBase, openPixel, unsubscribe, preferences }: ReturnType<ReturnType<typeof createPieceLinks>>) {
  return {
    openPath: openPixel ?? '',
    clickPath: (position: number) => `${clickBase}${position}`,
    unsubscribePath: unsubscribe,
    preferencesPath: preferences,
  }
}

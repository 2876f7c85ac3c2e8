import { postcardPrice } from '@gable/shared/credits/credits.ts'
import { getPostcardTemplate } from '@gable/shared/postcards/templates/postcard-templates.ts'
import type { Db } from '../platform/database.ts'
import { insertRows } from './insert-rows.ts'
import { seedPostcardCredits, seedPostcardPieces } from './postcard-queries.ts'
import type { WorldContext } from './world-context.ts'

const templateId = 'postcard-home-value-number'
const sentDaysAgo = 19
const recipients = 24

/** A postcard that was sent, delivered and scanned. Only the agency with credits sends postcards. */
export async function seedPostcards(db: Db, accountId: string, { config, calendar, team, rngFor }: WorldContext) {
  const template = getPostcardTemplate(templateId)
  if (config.agency !== 'harborAndHill' || template?.templateType !== 'REGULAR') return
  const rng = rngFor('postcards')
  const [createdAt, publishedAt, sentAt] = [4, 3, 0].map((days) =>
    calendar.at(calendar.today - sentDaysAgo - days, 610),
  )
  if (!createdAt || !publishedAt || !sentAt) return
  const author = team[0]?.id ?? null
  const account = { account_id: accountId }
  const [contentId, broadcastId] = [rng.uuid(createdAt), rng.uuid(sentAt)]
  const { title, description, intent, leadType, settings } = template
  await insertRows(db, 'contents', [
    {
      ...account,
      id: contentId,
      medium: 'POSTCARD',
      template_type: 'REGULAR',
      template_id: templateId,
      title,
      description,
      status: 'PUBLISHED',
      lead_type: leadType,
      intent,
      draft_settings: { ...settings },
      published_version: 1,
      created_by: author,
      created_at: createdAt,
      updated_at: publishedAt,
      triggered_at: publishedAt,
      triggered_by: author,
      is_visible: true,
    },
  ])
  await insertRows(db, 'content_versions', [
    {
      ...account,
      content_id: contentId,
      version: 1,
      settings: { ...settings },
      variation_id: null,
      published_at: publishedAt,
      published_by: author,
    },
  ])
  await insertRows(db, 'broadcasts', [
    {
      ...account,
      id: broadcastId,
      content_id: contentId,
      version: 1,
      state: 'DONE',
      created_by: author,
      selection: { search: '', filters: [] },
      audience: `${recipients} contacts`,
      reason: '',
      starts_at: sentAt,
      created_at: sentAt,
      finished_at: sentAt,
    },
  ])
  await seedPostcardPieces(db, {
    accountId,
    contentId,
    broadcastId,
    title,
    sentAt,
    count: recipients,
    price: postcardPrice,
  })
  await seedPostcardCredits(db, accountId)
}

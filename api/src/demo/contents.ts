import type { EmailSettings } from '@gable/shared/emails/email-settings.ts'
import type { EmailTemplate, SmartEmailTemplate } from '@gable/shared/emails/templates/email-templates.ts'
import { getEmailTemplate } from '@gable/shared/emails/templates/email-templates.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import type { Db } from '../platform/database.ts'
import { addMinutes } from './activity-event.ts'
import { listSentEmails, type SentEmail } from './contents-emails.ts'
import { type DemoContent, demoContents } from './contents-fixtures.ts'
import { createEmailPicker, type DemoBroadcast, toPieceRows, toReplyRows } from './contents-pieces.ts'
import { linkEmailActivity } from './contents-queries.ts'
import { planSendings, type Sending, smartMonths } from './contents-schedule.ts'
import { insertRows, type SeedRow } from './insert-rows.ts'
import type { Rng } from './rng.ts'
import type { World } from './world.ts'
import type { WorldContext } from './world-context.ts'

/** Two years of emails: contents with their versions, and what contacts were sent. */
export async function seedContents(db: Db, accountId: string, context: WorldContext, world: World) {
  const demo = demoContents[context.config.agency]
  if (!demo) return
  const sendings = planSendings(context, demo.contents, demo.smartTemplateIds)
  const rng = context.rngFor('contents')
  const drafts = [
    ...demo.contents.map((content) => createRegular(context, rng, content, sendings)),
    ...demo.smartTemplateIds.map((templateId) => createSmart(context, rng, templateId)),
  ]
  const emails = listSentEmails(world)
  const newsletters = emails.filter(({ sentAt }) => isNewsletterTime(context, sentAt))
  const broadcasts = listBroadcasts(context, world, { drafts, sendings, newsletters })
  const author = context.team[0]?.id ?? null
  await insertRows(
    db,
    'contents',
    drafts.map((draft) => toContentRow(accountId, author, draft)),
  )
  await insertRows(
    db,
    'content_versions',
    drafts.flatMap((draft) => toVersionRows(accountId, author, draft)),
  )
  await insertRows(
    db,
    'broadcasts',
    broadcasts.map((broadcast) => toBroadcastRow(accountId, author, broadcast)),
  )
  const pieces = toPieceRows(accountId, context, world, broadcasts)
  await insertRows(db, 'email_pieces', pieces)
  await insertRows(
    db,
    'email_pieces',
    toReplyRows(accountId, context, world, listReplies(context, emails, newsletters)),
  )
  await insertRows(db, 'email_suppressions', toSuppressionRows(pieces))
  await linkEmailActivity(db, accountId)
}

/** A content before it becomes rows. */
interface DemoDraft {
  id: string
  template: EmailTemplate
  title: string
  status: DemoContent['status']
  createdAt: Date
  changedAt: Date
  versions: { publishedAt: Date; settings: EmailSettings; variationId: string | null }[]
  draftSettings: EmailSettings
}

function createRegular(
  { calendar }: WorldContext,
  rng: Rng,
  { templateId, status, title, firstSubject, draft }: DemoContent,
  sendings: Sending[],
): DemoDraft {
  const template = getEmailTemplate(templateId)
  if (template?.templateType !== 'REGULAR') throw new Error(`${templateId} is no regular template`)
  const days = sendings.filter((sending) => sending.templateId === templateId).map(({ day }) => day)
  const first = days[0] ?? calendar.today - rng.int(3, 9)
  const createdAt = calendar.at(first - 6, rng.int(540, 1000))
  const settings = status === 'DRAFT' ? template.settings : withoutPlaceholders(template.settings)
  const isRevised = firstSubject !== undefined && days.length > 1
  const versions =
    status === 'DRAFT'
      ? []
      : [
          {
            publishedAt: calendar.at(first - 4, rng.int(540, 1000)),
            variationId: null,
            settings: isRevised ? { ...settings, subject: firstSubject } : settings,
          },
          ...(isRevised
            ? [{ publishedAt: calendar.at((days.at(-1) ?? first) - 2, 620), variationId: null, settings }]
            : []),
        ]
  const lastPublished = versions.at(-1)?.publishedAt ?? createdAt
  const archivedAt = calendar.at((days.at(-1) ?? first) + 40, 700)
  return {
    id: rng.uuid(createdAt),
    template,
    title: title ?? template.title,
    status,
    createdAt,
    versions,
    changedAt: status === 'ARCHIVED' ? archivedAt : draft ? calendar.at(calendar.today - 2, 900) : lastPublished,
    draftSettings: { ...settings, ...draft },
  }
}

/** A new variation each month. */
function createSmart({ calendar }: WorldContext, rng: Rng, templateId: string): DemoDraft {
  const template = getEmailTemplate(templateId)
  if (template?.templateType !== 'SMART') throw new Error(`${templateId} is no smart template`)
  const { variations } = template
  const first = calendar.today - smartMonths * 31 - rng.int(1, 20)
  const versions = Array.from({ length: Math.floor((calendar.today - first) / 31) + 1 }, (_, index) => {
    const { id, settings } = variations[index % variations.length] as SmartEmailTemplate['variations'][number]
    return { publishedAt: calendar.at(first + index * 31, 221), settings, variationId: id }
  }).filter(({ publishedAt }) => publishedAt < calendar.now)
  const createdAt = versions[0]?.publishedAt ?? calendar.at(first)
  const last = versions.at(-1) ?? { publishedAt: createdAt, settings: variations[0]?.settings }
  return {
    id: rng.uuid(createdAt),
    template,
    title: template.title,
    status: 'PUBLISHED',
    createdAt,
    versions,
    changedAt: last.publishedAt,
    draftSettings: last.settings as EmailSettings,
  }
}

interface BroadcastInput {
  drafts: DemoDraft[]
  sendings: Sending[]
  newsletters: SentEmail[]
}

function listBroadcasts(context: WorldContext, world: World, { drafts, sendings, newsletters }: BroadcastInput) {
  const { calendar } = context
  const rng = context.rngFor('broadcasts')
  const pick = createEmailPicker(world, Math.floor(piecesMaximum / Math.max(sendings.length, 1)))
  return sendings.flatMap(({ templateId, day }): DemoBroadcast[] => {
    const startsAt = calendar.at(day, newsletterMinute)
    const draft = drafts.find(({ template }) => template.id === templateId)
    const index = draft?.versions.findLastIndex(({ publishedAt }) => publishedAt < startsAt) ?? -1
    const version = draft?.versions[index]
    const emails = pick(newsletters.filter(({ sentAt }) => calendar.dayOf(sentAt) === day))
    if (!draft || !version || emails.length === 0) return []
    const { settings } = version
    return [{ id: rng.uuid(startsAt), contentId: draft.id, version: index + 1, settings, startsAt, emails }]
  })
}

/** Newsletters leave within these minutes of a morning. */
const isNewsletterTime = ({ calendar }: WorldContext, at: Date) => {
  const start = calendar.at(calendar.dayOf(at), newsletterMinute)
  return at >= start && at < addMinutes(start, 12)
}

/** The replies of the last three months. */
const listReplies = ({ calendar }: WorldContext, emails: SentEmail[], newsletters: SentEmail[]) => {
  const isNewsletter = new Set(newsletters)
  return emails.filter((email) => email.sentAt > calendar.at(calendar.today - 90) && !isNewsletter.has(email))
}

const piecesMaximum = 600
const newsletterMinute = 9.5 * 60

const toContentRow = (account_id: string, author: string | null, draft: DemoDraft): SeedRow<'contents'> => {
  const { id, title, status, createdAt, changedAt, versions, draftSettings } = draft
  const { id: template_id, templateType: template_type, description, leadType: lead_type, intent } = draft.template
  const triggered_by = template_type === 'SMART' && versions.length > 1 ? null : author
  return {
    account_id,
    id,
    medium: 'EMAIL',
    template_type,
    template_id,
    title,
    description,
    status,
    lead_type,
    intent,
    draft_settings: { ...draftSettings },
    published_version: versions.length || null,
    created_by: author,
    created_at: createdAt,
    updated_at: changedAt,
    triggered_at: changedAt,
    triggered_by,
  }
}

const toVersionRows = (
  account_id: string,
  author: string | null,
  { id, template, versions }: DemoDraft,
): SeedRow<'content_versions'>[] =>
  versions.map(({ publishedAt, settings, variationId }, index) => ({
    account_id,
    content_id: id,
    version: index + 1,
    settings: { ...settings },
    variation_id: variationId,
    published_at: publishedAt,
    published_by: template.templateType === 'SMART' && index > 0 ? null : author,
  }))

const toBroadcastRow = (
  account_id: string,
  author: string | null,
  { id, contentId, version, startsAt, emails }: DemoBroadcast,
): SeedRow<'broadcasts'> => ({
  account_id,
  id,
  content_id: contentId,
  version,
  state: 'DONE',
  created_by: author,
  selection: { ids: emails.map(({ contact }) => contact.id), search: '', filters: [], includesArchived: true },
  audience: pluralize(emails.length, 'contact'),
  starts_at: startsAt,
  created_at: startsAt,
  finished_at: emails.at(-1)?.sentAt ?? startsAt,
})

const toSuppressionRows = (pieces: SeedRow<'email_pieces'>[]): SeedRow<'email_suppressions'>[] =>
  pieces
    .filter(({ state }) => state === 'BOUNCED')
    .map(({ account_id, id, to_email, reason, bounced_at }) => ({
      account_id,
      email: (to_email ?? '').toLowerCase(),
      reason: 'BOUNCE',
      detail: reason ?? '',
      piece_id: id,
      at: bounced_at as Date,
    }))

/** The texts of a template in brackets are for the agent to replace. */
function withoutPlaceholders<T>(value: T): T {
  if (typeof value === 'string') return value.replace(/\[([^\][]+)\](?!\()/g, '$1') as T
  if (Array.isArray(value)) return value.map(withoutPlaceholders) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutPlaceholders(inner)])) as T
}

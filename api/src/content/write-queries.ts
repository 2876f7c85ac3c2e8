import type { LeadType } from '@gable/shared/activity/entry.ts'
import type { ContentSettings } from '@gable/shared/content/content.ts'
import type { ContentIntent, ContentMedium, ContentStatus, ContentStyle } from '@gable/shared/content/content-kind.ts'
import { newId } from '@gable/shared/ids.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Who changes a content. Without an agent it is the product itself. */
export type Author = AccountScope & { readonly agentId?: string }

interface NewContent {
  medium: ContentMedium
  templateType: ContentStyle
  templateId: string
  title: string
  description: string
  leadType: LeadType
  intent: ContentIntent
  draftSettings: ContentSettings
}

/** Returns the id, or undefined when the account uses this smart content already. */
export async function insertContent(db: Db, author: Author, content: NewContent): Promise<string | undefined> {
  const { medium, title, description, intent } = content
  const row = await db
    .insertInto('contents')
    .values({
      account_id: author.accountId,
      id: newId(),
      medium,
      title,
      description,
      intent,
      template_type: content.templateType,
      template_id: content.templateId,
      lead_type: content.leadType,
      draft_settings: JSON.stringify(content.draftSettings),
      created_by: author.agentId ?? null,
      ...toTrigger(author),
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'template_id']).where('template_type', '=', 'SMART').doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

interface ContentChange {
  title?: string
  status?: ContentStatus
  draftSettings?: ContentSettings
  publishedVersion?: number
}

export async function updateContent(
  db: Db,
  author: Author,
  id: string,
  { title, status, draftSettings, publishedVersion }: ContentChange,
) {
  await db
    .updateTable('contents')
    .set({
      ...(title !== undefined && { title }),
      ...(status !== undefined && { status }),
      ...(draftSettings !== undefined && { draft_settings: JSON.stringify(draftSettings) }),
      ...(publishedVersion !== undefined && { published_version: publishedVersion }),
      ...toTrigger(author),
    })
    .where('account_id', '=', author.accountId)
    .where('id', '=', id)
    .execute()
}

function toTrigger({ agentId }: Author) {
  const now = new Date()
  return { updated_at: now, triggered_at: now, triggered_by: agentId ?? null }
}

interface NewVersion {
  contentId: string
  version: number
  settings: ContentSettings
  variationId?: string | null
}

export async function insertVersion(
  db: Db,
  { accountId, agentId }: Author,
  { contentId, version, settings, variationId = null }: NewVersion,
) {
  await db
    .insertInto('content_versions')
    .values({
      account_id: accountId,
      content_id: contentId,
      version,
      variation_id: variationId,
      settings: JSON.stringify(settings),
      published_by: agentId ?? null,
    })
    .execute()
}

export async function deleteContent(db: Db, { accountId }: AccountScope, id: string) {
  await db.deleteFrom('contents').where('account_id', '=', accountId).where('id', '=', id).execute()
}

/** Notes on the versions of a variation why it is taken no more. */
export async function setDroppedBecause(
  db: Db,
  { accountId }: AccountScope,
  { contentId, variationId, reason }: { contentId: string; variationId: string; reason: string },
) {
  await db
    .updateTable('content_versions')
    .set({ dropped_because: reason })
    .where('account_id', '=', accountId)
    .where('content_id', '=', contentId)
    .where('variation_id', '=', variationId)
    .execute()
}

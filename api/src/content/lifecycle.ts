import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { contentMessages } from '@gable/shared/content/messages.ts'
import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { toCopyName } from '@gable/shared/text/copy-name.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { lockContentOrThrow } from './content-access.ts'
import { findRegularTemplate } from './content-templates.ts'
import { listLinkedAutomations } from './linked-automations.ts'
import { deleteContent, insertContent, updateContent } from './write-queries.ts'

/** Creates a draft from a regular template. */
export async function createContent(db: Db, scope: Scope, templateId: string, title: string): Promise<string> {
  const { medium, description, leadType, intent, settings } = orNotFound(findRegularTemplate(templateId), 'template')
  const id = await insertContent(db, scope, {
    medium,
    templateType: 'REGULAR',
    templateId,
    title,
    description,
    leadType,
    intent,
    draftSettings: { ...settings },
  })
  invariant(id, 'content insert returned no row')
  return id
}

export async function cloneContent(db: Db, scope: Scope, contentId: string, medium?: ContentMedium): Promise<string> {
  const content = await lockContentOrThrow(db, scope, contentId, medium)
  const messages = contentMessages[content.medium]
  if (content.templateType === 'SMART') throw new Problem('conflict', messages.cloneSmart)
  if (content.status === 'ARCHIVED') throw new Problem('conflict', messages.cloneArchived)
  const id = await insertContent(db, scope, { ...content, title: toCopyName(content.title, titleMaximum) })
  invariant(id, 'content insert returned no row')
  return id
}

const titleMaximum = 120

/** Does nothing to an archived content. */
export async function archiveContent(db: Db, scope: Scope, contentId: string, medium?: ContentMedium) {
  const content = await lockContentOrThrow(db, scope, contentId, medium)
  const messages = contentMessages[content.medium]
  if (content.medium === 'EMAIL' && content.templateType === 'SMART')
    throw new Problem('conflict', contentMessages.EMAIL.archiveSmart)
  if (content.status === 'DRAFT') throw new Problem('conflict', messages.archiveDraft)
  const automations = await listLinkedAutomations(db, scope, [contentId])
  if (automations.get(contentId)?.length) throw new Problem('conflict', messages.archiveInUse)
  if (content.status === 'PUBLISHED') await updateContent(db, scope, contentId, { status: 'ARCHIVED' })
}

export async function unarchiveContent(db: Db, scope: Scope, contentId: string, medium?: ContentMedium) {
  const content = await lockContentOrThrow(db, scope, contentId, medium)
  if (content.status !== 'ARCHIVED') throw new Problem('conflict', contentMessages[content.medium].unarchive)
  await updateContent(db, scope, contentId, { status: 'PUBLISHED' })
}

export async function deleteDraft(db: Db, scope: Scope, contentId: string) {
  const { medium, publishedVersion } = await lockContentOrThrow(db, scope, contentId)
  if (publishedVersion !== null) throw new Problem('conflict', contentMessages[medium].deletePublished)
  await deleteContent(db, scope, contentId)
}

import type { ContentSettings } from '@gable/shared/content/content.ts'
import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { contentMessages } from '@gable/shared/content/messages.ts'
import { invalid, orNotFound, Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import { requireUnchanged } from '../platform/require-unchanged.ts'
import type { Scope } from '../platform/scope.ts'
import { lockEditableContentOrThrow } from './content-access.ts'
import { mediumRules } from './media.ts'
import { getContentVersion, getPublishedContent } from './published-content.ts'
import { updateContent } from './write-queries.ts'

export async function renameContent(db: Db, scope: Scope, contentId: string, title: string) {
  await lockEditableContentOrThrow(db, scope, contentId)
  await updateContent(db, scope, contentId, { title })
}

/** A draft may be incomplete. Publishing checks it. */
export async function saveDraft(
  db: Db,
  scope: Scope,
  contentId: string,
  { settings, basedOn }: { settings: ContentSettings; basedOn?: string | undefined },
) {
  const { medium, updatedAt } = await lockEditableContentOrThrow(db, scope, contentId)
  requireUnchanged({ updatedAt: updatedAt.toISOString() }, { basedOn })
  await updateContent(db, scope, contentId, { draftSettings: toDraft(medium, settings) })
}

export async function discardChanges(db: Db, scope: Scope, contentId: string) {
  const { medium } = await lockEditableContentOrThrow(db, scope, contentId)
  const published = await getPublishedContent(db, scope, contentId)
  if (!published) throw new Problem('conflict', contentMessages[medium].notPublished)
  await updateContent(db, scope, contentId, { draftSettings: published.settings })
}

export async function restoreVersion(db: Db, scope: Scope, contentId: string, version: number) {
  await lockEditableContentOrThrow(db, scope, contentId)
  const { settings } = orNotFound(await getContentVersion(db, scope, contentId, version), 'version')
  await updateContent(db, scope, contentId, { draftSettings: settings })
}

function toDraft(medium: ContentMedium, settings: ContentSettings): ContentSettings {
  const { tooLong } = contentMessages[medium]
  if (isDeeperThan(settings, maximumDepth)) throw invalid({ settings: tooLong })
  const draft = mediumRules[medium].withDefaults(settings)
  if (JSON.stringify(draft).length > draftMaximum) throw invalid({ settings: tooLong })
  return draft
}

/** Twice the text of an email with as many blocks as are allowed. */
const draftMaximum = 600_000

const maximumDepth = 10

const isDeeperThan = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isDeeperThan(inner, depth - 1)))

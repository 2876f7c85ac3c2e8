import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { contentMessages } from '@gable/shared/content/messages.ts'
import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type ContentDetailRow, findContent, type LockedContent, lockContent } from './queries.ts'

/** Throws a 404 for an unknown content, and for one of another medium. */
export async function getContentOrThrow(
  db: Db,
  scope: AccountScope,
  contentId: string,
  medium?: ContentMedium,
): Promise<ContentDetailRow> {
  return requireMedium(await findContent(db, scope, contentId), medium)
}

/** The same, and locks the row until the transaction ends. */
export async function lockContentOrThrow(
  db: Db,
  scope: AccountScope,
  contentId: string,
  medium?: ContentMedium,
): Promise<LockedContent> {
  return requireMedium(await lockContent(db, scope, contentId), medium)
}

/** Archived content is not edited, and smart content is kept by the product. */
export async function lockEditableContentOrThrow(
  db: Db,
  scope: AccountScope,
  contentId: string,
  medium?: ContentMedium,
): Promise<LockedContent> {
  const content = await lockContentOrThrow(db, scope, contentId, medium)
  const messages = contentMessages[content.medium]
  if (content.templateType === 'SMART') throw new Problem('conflict', messages.editSmart)
  if (content.status === 'ARCHIVED') throw new Problem('conflict', messages.editArchived)
  return content
}

function requireMedium<T extends { medium: ContentMedium }>(row: T | undefined, medium: ContentMedium | undefined): T {
  return orNotFound(medium && row?.medium !== medium ? undefined : row, nouns[medium ?? 'EMAIL'])
}

const nouns: Record<ContentMedium, string> = { EMAIL: 'email', POSTCARD: 'postcard' }

import type { ContentSettings } from '@gable/shared/content/content.ts'
import type { ContentIntent, ContentMedium, ContentStatus, ContentStyle } from '@gable/shared/content/content-kind.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { findPublishedVersion, findVersion } from './queries.ts'

/** One version of a content. The settings are as they were stored; `withEmailDefaults` or `withPostcardDefaults` makes them whole. */
export interface PublishedContent {
  contentId: string
  title: string
  medium: ContentMedium
  /** Of the content today. Only a PUBLISHED content may be sent. */
  status: ContentStatus
  templateType: ContentStyle
  intent: ContentIntent
  version: number
  /** Of smart content. */
  variationId: string | null
  settings: ContentSettings
}

/** What is sent now. Undefined for a content that was never published, or does not exist. */
export const getPublishedContent = (
  db: Db,
  scope: AccountScope,
  contentId: string,
): Promise<PublishedContent | undefined> => findPublishedVersion(db, scope, contentId)

/** What was published as this version, even if there are newer ones. */
export const getContentVersion = (
  db: Db,
  scope: AccountScope,
  contentId: string,
  version: number,
): Promise<PublishedContent | undefined> => findVersion(db, scope, contentId, version)

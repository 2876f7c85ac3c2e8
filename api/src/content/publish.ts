import { isDeepStrictEqual } from 'node:util'
import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { contentMessages } from '@gable/shared/content/messages.ts'
import { invalid } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { lockEditableContentOrThrow } from './content-access.ts'
import { mediumRules } from './media.ts'
import { getPublishedContent } from './published-content.ts'
import { insertVersion, updateContent } from './write-queries.ts'

interface PublishInput {
  medium?: ContentMedium | undefined
  /** A postcard is printed as it is, so somebody has to have looked at its proof. */
  isApproved?: boolean | undefined
}

/** Publishes the draft as a new version. Without changes since the last version it does nothing. */
export async function publishContent(db: Db, scope: Scope, contentId: string, input: PublishInput) {
  const content = await lockEditableContentOrThrow(db, scope, contentId, input.medium)
  const { medium, draftSettings, publishedVersion } = content
  if (medium === 'POSTCARD' && !input.isApproved) throw invalid({ isApproved: contentMessages.POSTCARD.notApproved })
  const settings = await mediumRules[medium].validate(db, scope, draftSettings)
  const published = await getPublishedContent(db, scope, contentId)
  if (published && isDeepStrictEqual(settings, published.settings)) return
  const version = (publishedVersion ?? 0) + 1
  await insertVersion(db, scope, { contentId, version, settings })
  await updateContent(db, scope, contentId, {
    status: 'PUBLISHED',
    publishedVersion: version,
    draftSettings: settings,
  })
}

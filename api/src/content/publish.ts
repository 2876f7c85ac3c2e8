import { isDeepStrictEqual } from 'node:util'
import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { lockEditableContentOrThrow } from './content-access.ts'
import { getPublishedContent } from './published-content.ts'
import { validateEmail } from './validate-email.ts'
import { insertVersion, updateContent } from './write-queries.ts'

/** Publishes the draft as a new version. Without changes since the last version it does nothing. */
export async function publishContent(db: Db, scope: Scope, contentId: string, medium?: ContentMedium) {
  const { draftSettings, publishedVersion } = await lockEditableContentOrThrow(db, scope, contentId, medium)
  const settings = { ...(await validateEmail(db, scope, draftSettings)) }
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

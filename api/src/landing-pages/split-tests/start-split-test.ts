import { isDeepStrictEqual } from 'node:util'
import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import {
  noDraftToTest,
  publishBeforeTest,
  sameVersions,
  testRunning,
} from '@gable/shared/landing-pages/split-tests/messages.ts'
import { updateAsset } from '../../assets/queries.ts'
import type { Db } from '../../platform/database.ts'
import type { Scope } from '../../platform/scope.ts'
import { lockEditablePageOrThrow } from '../page-access.ts'
import { toPageSettings } from '../page-settings.ts'
import { validatePage } from '../validate-settings.ts'
import { getLastVersion, getPageDraft, getPageVersion } from '../version-queries.ts'
import { hasRunningSplitTest, insertSplitTest } from './queries.ts'

interface StartInput {
  /** The version that is B; null for the draft. */
  version: number | null
  share: number
}

/** Shows a share of the visitors another version from now on. Later changes of the draft are not shown. */
export async function startSplitTest(db: Db, scope: Scope, pageId: string, { version, share }: StartInput) {
  const page = await lockEditablePageOrThrow(db, scope, pageId)
  const versionA = await getLastVersion(db, scope, pageId)
  if (page.status === 'DRAFT' || versionA === null) throw new Problem('conflict', publishBeforeTest)
  if (await hasRunningSplitTest(db, scope, pageId)) throw new Problem('conflict', testRunning)
  const stored =
    version === null
      ? await getPageDraft(db, scope, pageId)
      : orNotFound(await getPageVersion(db, scope, pageId, version), 'version')
  if (!stored) throw new Problem('conflict', noDraftToTest)
  const settings = toPageSettings(page.type, stored)
  if (isDeepStrictEqual(settings, toPageSettings(page.type, page))) throw new Problem('conflict', sameVersions)
  const valid = await validatePage(db, scope, page.type, settings)
  await insertSplitTest(db, scope, { pageId, versionA, versionB: version, share, ...valid })
  await updateAsset(db, scope, pageId, {})
}

import { isDeepStrictEqual } from 'node:util'
import { Problem } from '@gable/shared/http/problem.ts'
import { endTestFirst, testEnded } from '@gable/shared/landing-pages/split-tests/messages.ts'
import type { SplitTestOutcome } from '@gable/shared/landing-pages/split-tests/split-test.ts'
import { updateAsset } from '../../assets/queries.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope, Scope } from '../../platform/scope.ts'
import { lockEditablePageOrThrow } from '../page-access.ts'
import { toPageSettings } from '../page-settings.ts'
import { validatePage } from '../validate-settings.ts'
import { deletePageDraft, getPageDraft } from '../version-queries.ts'
import { hasRunningSplitTest, updateEndedSplitTest } from './queries.ts'

interface EndInput {
  testId: string
  outcome: SplitTestOutcome
}

/** Shows all visitors one version again. B is published; otherwise the page stays as it is. */
export async function endSplitTest(db: Db, scope: Scope, pageId: string, { testId, outcome }: EndInput) {
  const page = await lockEditablePageOrThrow(db, scope, pageId)
  const stored = await updateEndedSplitTest(db, scope, { pageId, testId, outcome })
  if (!stored) throw new Problem('conflict', testEnded)
  if (outcome !== 'B') return updateAsset(db, scope, pageId, {})
  const tested = toPageSettings(page.type, stored)
  // What it refers to may be gone since the test began.
  await updateAsset(db, scope, pageId, await validatePage(db, scope, page.type, tested))
  const draft = await getPageDraft(db, scope, pageId)
  if (draft && isDeepStrictEqual(toPageSettings(page.type, draft), tested)) await deletePageDraft(db, scope, pageId)
}

/** A version that changes while it is tested proves nothing. */
export async function requireNoSplitTest(db: Db, scope: AccountScope, pageId: string) {
  if (await hasRunningSplitTest(db, scope, pageId)) throw new Problem('conflict', endTestFirst)
}

import { isDeepStrictEqual } from 'node:util'
import { flowMessages } from '@gable/shared/flows/messages.ts'
import { invalid } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import { requireUnchanged } from '../platform/require-unchanged.ts'
import type { Scope } from '../platform/scope.ts'
import { lockEditableFlowOrThrow, saveContents } from './draft.ts'
import { waitForEnrolling } from './enrolment/enrolling-queries.ts'
import { findFlowErrors } from './find-errors.ts'
import { updateFlow } from './flow-queries.ts'
import { activateFlow, requireRoom } from './lifecycle.ts'
import { moveRuns } from './runs/move-runs.ts'
import { findVersion, insertVersion } from './version-queries.ts'

interface PublishInput {
  contacts: 'STAY' | 'MOVE'
  basedOn?: string | undefined
}

/** Publishes the draft as a new version, unless nothing changed since the last one, and activates the flow. */
export async function publishFlow(db: Db, scope: Scope, flowId: string, { contacts, basedOn }: PublishInput) {
  const { kind, status, draft, publishedVersion, updatedAt } = await lockEditableFlowOrThrow(db, scope, flowId)
  requireUnchanged({ updatedAt: updatedAt.toISOString() }, { basedOn })
  const [error] = await findFlowErrors(db, scope, kind, draft)
  if (error) throw invalid({ definition: error.message }, flowMessages[kind].hasErrors)
  if (status !== 'ACTIVE') await requireRoom(db, scope, kind)
  const published = publishedVersion === null ? undefined : await findVersion(db, scope, flowId, publishedVersion)
  if (isDeepStrictEqual(published, draft)) {
    await updateFlow(db, scope, flowId, { status: 'ACTIVE' })
  } else {
    const version = (publishedVersion ?? 0) + 1
    await insertVersion(db, scope, { flowId, version, definition: draft })
    await updateFlow(db, scope, flowId, { status: 'ACTIVE', publishedVersion: version })
    await saveContents(db, scope, flowId, draft)
    if (contacts === 'MOVE') {
      await waitForEnrolling(db, scope)
      await moveRuns(db, scope, flowId, version, draft)
    }
  }
  await activateFlow(db, scope, flowId)
}

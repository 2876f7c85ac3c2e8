import { invalid, orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import {
  emailSources,
  type IntakeSource,
  type IntakeSourceChange,
  maxIntakeSources,
  type NewIntakeSource,
} from '@gable/shared/lead-intake/source.ts'
import type { Db } from '../platform/database.ts'
import { encryptAtRest } from '../platform/encrypt-at-rest.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { createSecret } from '../webhooks/signature.ts'
import { createSourceCode } from './intake-address.ts'
import {
  deleteSourceOrThrow,
  getReceivingSource,
  getSourceOrThrow,
  insertSource,
  isNameTaken,
  lockAndCountSources,
  updateSourceRow,
} from './source-queries.ts'

interface SourceDependencies {
  /** The installation's key, which encrypts signing secrets. */
  secret: Buffer
  /** Where payloads are sent. */
  origin: string
}

type WithSecret = { source: IntakeSource; secret: string | null }

export const secretPurpose = 'secrets of lead sources'

/** Returns the signing secret, which is never readable again. */
export async function createSource(
  db: Db,
  scope: Scope,
  input: NewIntakeSource,
  { secret: encryptionKey, origin }: SourceDependencies,
): Promise<WithSecret> {
  if ((await lockAndCountSources(db, scope)) >= maxIntakeSources)
    throw new Problem('conflict', `You can have up to ${maxIntakeSources} sources`)
  await requireFreeName(db, scope, input.name)
  const id = newId()
  const secret = input.isSigned ? createSecret() : null
  const encrypted = secret === null ? null : encryptSecret(encryptionKey, id, secret)
  await insertSource(db, scope, input, { id, code: createSourceCode(), secret: encrypted })
  return { source: await publishSource(db, scope, id, origin), secret }
}

export async function updateSource(
  db: Db,
  scope: Scope,
  sourceId: string,
  change: IntakeSourceChange,
  { origin }: SourceDependencies,
): Promise<IntakeSource> {
  await lockAndCountSources(db, scope)
  orNotFound(await getReceivingSource(db, scope, sourceId), 'source')
  if (change.name !== undefined) await requireFreeName(db, scope, change.name, sourceId)
  await updateSourceRow(db, scope, sourceId, change)
  return publishSource(db, scope, sourceId, origin)
}

export async function deleteSource(db: Db, scope: Scope, sourceId: string): Promise<void> {
  await deleteSourceOrThrow(db, scope, sourceId)
  await publishLiveEvent(db, scope, { kind: 'lead-intake' })
}

/** The old URL stops working at once. */
export async function replaceSourceAddress(
  db: Db,
  scope: Scope,
  sourceId: string,
  { origin }: SourceDependencies,
): Promise<IntakeSource> {
  await updateSourceRow(db, scope, sourceId, {}, { code: createSourceCode() })
  return publishSource(db, scope, sourceId, origin)
}

export async function replaceSourceSecret(
  db: Db,
  scope: Scope,
  sourceId: string,
  { secret: encryptionKey, origin }: SourceDependencies,
): Promise<WithSecret> {
  const secret = createSecret()
  await updateSourceRow(db, scope, sourceId, {}, { secret: encryptSecret(encryptionKey, sourceId, secret) })
  return { source: await publishSource(db, scope, sourceId, origin), secret }
}

export async function removeSourceSecret(
  db: Db,
  scope: Scope,
  sourceId: string,
  { origin }: SourceDependencies,
): Promise<IntakeSource> {
  await updateSourceRow(db, scope, sourceId, {}, { secret: null })
  return publishSource(db, scope, sourceId, origin)
}

const encryptSecret = (secret: Buffer, sourceId: string, text: string) =>
  encryptAtRest({ purpose: secretPurpose, secret }, sourceId, text)

async function publishSource(db: Db, scope: Scope, sourceId: string, origin: string): Promise<IntakeSource> {
  const source = await getSourceOrThrow(db, scope, sourceId, origin)
  await publishLiveEvent(db, scope, { kind: 'lead-intake' })
  return source
}

/** Routing rules name sources, so a name means one thing. */
async function requireFreeName(db: Db, scope: Scope, name: string, exceptId?: string) {
  const isPortal = emailSources.some((source) => source.toLowerCase() === name.toLowerCase())
  if (isPortal || (await isNameTaken(db, scope, name, exceptId)))
    throw invalid({ name: 'Another source has this name' })
}

import { invalid, orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import { connectionsMaximum, type MlsConnection, type MlsConnectionInput } from '@gable/shared/mls/connection.ts'
import { getUploadedImages } from '../media/uploaded-images.ts'
import { type Db, withAccount } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { assertAllowedUrl, type TargetPolicy } from '../platform/outbound/target.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { startRun } from './complete-run.ts'
import {
  type ConnectionRow,
  getConnection,
  getConnectionRow,
  insertConnection,
  listMemberIds,
  lockAndCountConnections,
  lockConnection,
  updateConnection,
} from './connection-queries.ts'
import { getAccessToken, ResoError, requestPage } from './reso-client.ts'
import { toProbeUrl } from './reso-urls.ts'
import { decryptMlsSecret, encryptMlsSecret } from './secret-encryption.ts'
import { assignListings } from './store-listings-queries.ts'

interface SaveContext {
  policy: TargetPolicy
  secret: Buffer
}

/** Connects an MLS once it has answered, and asks for its listings. No transaction is open meanwhile. */
export async function createConnection(
  db: Db,
  scope: Scope,
  input: MlsConnectionInput,
  context: SaveContext,
): Promise<MlsConnection> {
  const connectionId = newId()
  const secret = input.kind === 'RESO' ? input.secret : ''
  if (input.kind === 'RESO' && secret === '') throw invalid({ secret: 'This field is required' })
  await withAccount(db, scope, (db) => validateInput(db, scope, input))
  await probe(input, secret, context)
  return withAccount(db, scope, async (db) => {
    if ((await lockAndCountConnections(db, scope)) >= connectionsMaximum)
      throw new Problem('conflict', `You can have up to ${connectionsMaximum} MLSs and files.`)
    const stored = toStoredSecret(secret, connectionId, context)
    await insertConnection(db, scope, { id: connectionId, addedBy: scope.agentId, input, stored })
    if (input.kind === 'RESO') await startRun(db, scope, { connectionId, kind: 'CHANGES', requestedBy: scope.agentId })
    return publishConnection(db, scope, connectionId)
  })
}

export async function saveConnection(
  db: Db,
  scope: Scope,
  connectionId: string,
  input: MlsConnectionInput,
  context: SaveContext,
): Promise<MlsConnection> {
  const current = await withAccount(db, scope, async (db) => {
    await validateInput(db, scope, input)
    return orNotFound(await getConnectionRow(db, scope, connectionId), 'MLS')
  })
  if (current.kind !== input.kind) throw invalid({ kind: 'A connection stays what it is.' })
  const secret = getSecret(current, input, context)
  await probe(input, secret, context)
  return withAccount(db, scope, async (db) => {
    const row = orNotFound(await lockConnection(db, scope, connectionId), 'MLS')
    const stored = toStoredSecret(secret, connectionId, context)
    const restarts = input.kind === 'RESO' && isOtherSource(row, input)
    await updateConnection(db, scope, { id: connectionId, input, stored, restarts })
    await assignListings(db, scope, connectionId)
    if (input.kind === 'RESO' && row.state !== 'PAUSED')
      await startRun(db, scope, { connectionId, kind: 'CHANGES', requestedBy: scope.agentId })
    return publishConnection(db, scope, connectionId)
  })
}

export async function publishConnection(db: Db, scope: AccountScope, connectionId: string): Promise<MlsConnection> {
  await publishLiveEvent(db, scope, { kind: 'mls', connectionId })
  return orNotFound(await getConnection(db, scope, connectionId), 'MLS')
}

/** The stored secret is sent only to the URLs that it was entered for. */
function getSecret(current: ConnectionRow, input: MlsConnectionInput, context: SaveContext): string {
  if (input.kind === 'CSV') return ''
  if (input.secret !== '') return input.secret
  const isMoved =
    current.base_url !== input.baseUrl.replace(/\/+$/, '') ||
    current.auth_kind !== input.authKind ||
    (input.authKind === 'CLIENT_CREDENTIALS' && current.token_url !== input.tokenUrl)
  if (isMoved || !current.secret) throw invalid({ secret: 'Please enter it again, because the access changed.' })
  return decryptMlsSecret(current.secret, current.id, context.secret)
}

const isOtherSource = (row: ConnectionRow, input: Extract<MlsConnectionInput, { kind: 'RESO' }>) =>
  row.base_url !== input.baseUrl.replace(/\/+$/, '') || row.originating_system !== input.originatingSystem

const toStoredSecret = (secret: string, connectionId: string, context: SaveContext) => ({
  secret: secret === '' ? null : encryptMlsSecret(secret, connectionId, context.secret),
  hint: secret.length >= 12 ? secret.slice(-4) : '',
})

async function validateInput(db: Db, scope: AccountScope, { members, logo }: MlsConnectionInput) {
  const ids = members.map(({ agentId }) => agentId)
  const known = new Set(await listMemberIds(db, scope, ids))
  if (ids.some((id) => !known.has(id))) throw invalid({ members: 'A team member is not in your agency anymore.' })
  if (new Set(members.map(({ mlsId }) => mlsId)).size < members.length)
    throw invalid({ members: 'An MLS ID belongs to one team member only.' })
  if (logo && !(await getUploadedImages(db, scope, [logo.url])).has(logo.url))
    throw invalid({ logo: 'This picture was not uploaded to your account. Please upload it again.' })
}

/** Asks for one listing. The errors name the field to correct. */
async function probe(input: MlsConnectionInput, secret: string, { policy }: SaveContext) {
  if (input.kind === 'CSV') return
  assertUrl('baseUrl', input.baseUrl, policy)
  if (input.authKind === 'CLIENT_CREDENTIALS') assertUrl('tokenUrl', input.tokenUrl, policy)
  const options = { policy, signal: new AbortController().signal, timeoutMs: 15_000 }
  try {
    const token = await getAccessToken({ ...input, secret }, options)
    await requestPage(toProbeUrl(input), { baseUrl: input.baseUrl, token }, options)
  } catch (error) {
    if (!(error instanceof ResoError)) throw error
    const field = error.failure === 'AUTH' ? 'secret' : 'baseUrl'
    throw invalid({ [field]: error.message }, error.message)
  }
}

function assertUrl(field: 'baseUrl' | 'tokenUrl', url: string, policy: TargetPolicy) {
  try {
    assertAllowedUrl(url, policy)
  } catch (error) {
    if (error instanceof Problem && error.fields?.url) throw invalid({ [field]: error.fields.url })
    throw error
  }
}

import type { Signature } from '@gable/shared/branding/signature.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { getBrandingOrThrow } from './save-branding.ts'
import { getSignatureRow, upsertSignature } from './signature-queries.ts'

/** Nobody has to sign: an empty one is what everybody begins with. */
export async function getSignature(db: Db, scope: Scope, brandingId: string) {
  await getBrandingOrThrow(db, scope, brandingId)
  const stored = await getSignatureRow(db, scope, brandingId)
  return { document: stored?.document ?? emptySignature, updatedAt: stored?.updatedAt.toISOString() ?? null }
}

export async function saveSignature(db: Db, scope: Scope, brandingId: string, document: Signature) {
  await getBrandingOrThrow(db, scope, brandingId)
  const updatedAt = await upsertSignature(db, scope, brandingId, document)
  return { document, updatedAt: updatedAt.toISOString() }
}

const emptySignature: Signature = { type: 'doc', content: [] }

import type { Signature } from '@gable/shared/branding/signature.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { getBrandingOrThrow } from './save-branding.ts'
import { getSignatureRow, upsertSignature } from './signature-queries.ts'

export async function getSignature(db: Db, scope: Scope, brandingId: string) {
  await getBrandingOrThrow(db, scope, brandingId)
  const row = await getSignatureRow(db, scope, brandingId)
  return { document: row?.document ?? emptySignature, updatedAt: row?.updatedAt.toISOString() ?? null }
}

export async function saveSignature(db: Db, scope: Scope, brandingId: string, document: Signature) {
  await getBrandingOrThrow(db, scope, brandingId)
  const updatedAt = await upsertSignature(db, scope, brandingId, document)
  return { document, updatedAt: updatedAt.toISOString() }
}

const emptySignature: Signature = { type: 'doc', content: [] }

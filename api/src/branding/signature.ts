import type { Signature } from '@gable/shared/branding/signature.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { findBranding } from './change-branding.ts'
import { readSignature, storeSignature } from './signature-queries.ts'

/** Nobody has to sign: an empty one is what everybody begins with. */
export async function ownSignature(db: Db, scope: Scope, brandingId: string) {
  await findBranding(db, scope, brandingId)
  const stored = await readSignature(db, scope, brandingId)
  return { document: stored?.document ?? unsigned, updatedAt: stored?.updatedAt.toISOString() ?? null }
}

export async function keepSignature(db: Db, scope: Scope, brandingId: string, document: Signature) {
  await findBranding(db, scope, brandingId)
  const updatedAt = await storeSignature(db, scope, brandingId, document)
  return { document, updatedAt: updatedAt.toISOString() }
}

const unsigned: Signature = { type: 'doc', content: [] }

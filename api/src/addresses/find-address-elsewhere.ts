import { setTimeout as sleep } from 'node:timers/promises'
import { findInOtherCells, getCells } from '../platform/cells/cells.ts'
import type { Db } from '../platform/database.ts'
import { findAddress, type PostalAddress } from './queries.ts'

/** A visitor is waiting, and a database that hangs must not hold up the accounts of others. */
const patience = 500

/**
 * The parts of an address that only another database knows, from which it was suggested. Undefined if there is none, or if it
 * takes long: then the address is stored as it was typed.
 */
export async function findAddressElsewhere(db: Db, text: string): Promise<PostalAddress | undefined> {
  if (!getCells(db) || text === '') return undefined
  const answered = new AbortController()
  const found = findInOtherCells(db, (db) => findAddress(db, text)).catch(() => undefined)
  try {
    return await Promise.race([found, sleep(patience, undefined, { signal: answered.signal }).catch(() => undefined)])
  } finally {
    answered.abort()
  }
}

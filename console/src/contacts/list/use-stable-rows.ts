import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { useState } from 'react'
import { hasRecentLocalChange, useLocalChangeCount } from '../local-changes.ts'
import { type StableRows, stabilizeRows } from './stabilize-rows.ts'

interface StableContacts extends StableRows<ContactRow> {
  /** Replaces the rows with the latest ones. */
  showLatest: () => void
}

/**
 * Keeps rows in place while others change them. A new query and this window's own changes are applied at once.
 * While rows are loading (undefined), the last ones stay.
 */
export function useStableRows(
  queryKey: string,
  rows: readonly ContactRow[] | undefined,
  rowKey?: (row: ContactRow) => string,
): StableContacts | undefined {
  const key = `${queryKey} ${useLocalChangeCount()}`
  const [shown, setShown] = useState<{ key: string; rows: readonly ContactRow[] }>()
  if (rows && rows.length > 0 && shown?.rows.length === 0) setShown({ key, rows })
  else if (rows && shown?.key !== key) setShown({ key, rows })

  if (!shown) return rows && { rows, hasChanges: false, showLatest: () => {} }
  const stable = rows ? stabilizeRows(shown.rows, rows, rowKey) : { rows: shown.rows, hasChanges: false }
  if (rows && stable.hasChanges && hasRecentLocalChange()) setShown({ key, rows })
  return { ...stable, showLatest: () => rows && setShown({ key, rows }) }
}

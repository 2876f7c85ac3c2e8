import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { useState } from 'react'
import { mayBeOwnNews, useOwnChanges } from '../own-changes.ts'
import { type Held, heldRows } from './held-rows.ts'

interface HeldContacts extends Held<ContactRow> {
  /** Shows what is there now. */
  follow: () => void
}

/**
 * Keeps rows in place while others change them. A new question, and what one has changed oneself, is followed at once.
 * Without rows, while they are loading, the last ones stay.
 */
export function useHeldRows(question: string, rows: readonly ContactRow[] | undefined): HeldContacts | undefined {
  const asked = `${question} ${useOwnChanges()}`
  const [followed, setFollowed] = useState<{ asked: string; rows: readonly ContactRow[] }>()
  if (rows && rows.length > 0 && followed?.rows.length === 0) setFollowed({ asked, rows })
  else if (rows && followed?.asked !== asked) setFollowed({ asked, rows })

  if (!followed) return rows && { rows, hasNews: false, follow: () => {} }
  const held = rows ? heldRows(followed.rows, rows) : { rows: followed.rows, hasNews: false }
  if (rows && held.hasNews && mayBeOwnNews()) setFollowed({ asked, rows })
  return { ...held, follow: () => rows && setFollowed({ asked, rows }) }
}

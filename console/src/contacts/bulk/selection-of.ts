import type { Selection } from '@gable/shared/contacts/bulk.ts'
import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import type { Selected } from '../../design/data/table/selection.ts'

interface Asked {
  search: string
  filters: readonly ContactFilter[]
  segmentId?: string | undefined
  isArchived?: boolean
}

/** The contacts picked in a list: these, or all that it was asked for, on every page. */
export function selectionOf({ keys, all }: Selected, { search, filters, segmentId, isArchived }: Asked): Selection {
  if (!all) return { ids: [...keys] }
  const further = { ...(segmentId !== undefined && { segmentId }), ...(isArchived && { isArchived }) }
  return { search: search.trim(), filters: [...filters], ...further }
}

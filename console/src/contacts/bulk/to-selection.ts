import type { ContactSelection } from '@gable/shared/contacts/bulk.ts'
import type { RowSelection } from '../../design/data/table/selection.ts'
import type { ContactQuery } from '../contact-query.ts'

type ListQuery = Pick<ContactQuery, 'search' | 'filters'> & Partial<ContactQuery>

/** The selected rows by id, or the list's query when everything it finds is selected. */
export function toSelection({ keys, all }: RowSelection, query: ListQuery): ContactSelection {
  if (!all) return { ids: [...keys] }
  const { search, filters, segmentId, isArchived } = query
  const scope = { ...(segmentId !== undefined && { segmentId }), ...(isArchived && { isArchived }) }
  return { search: search.trim(), filters: [...filters], ...scope }
}

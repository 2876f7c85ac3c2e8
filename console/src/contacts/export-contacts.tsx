import { contactAttributePrefix } from '@gable/shared/contacts/filter.ts'
import type { ContactColumn } from '@gable/shared/exports/contact-columns.ts'
import { useLocation } from 'react-router-dom'
import { LazyExportDialog } from '../exports/lazy-export-dialog.ts'
import { useColumns } from './list/use-columns.ts'
import { useContactQuery } from './use-contact-query.ts'

/** Exports the contacts of the current query with the visible columns. */
export function ExportContacts({ onClose }: { onClose: () => void }) {
  const { query } = useContactQuery()
  const { visible } = useColumns()
  const { segmentId, filters, ...others } = query
  const columns = visible.flatMap(
    ({ key }) => exportColumns[key] ?? (key.startsWith(contactAttributePrefix) ? key : []),
  )
  const view = { ...others, filters: [...filters], ...(segmentId && { segmentId }), columns }
  const kind = useLocation().pathname.endsWith('/contact-properties') ? 'HOMES' : 'CONTACTS'
  return <LazyExportDialog open onClose={onClose} list={{ kind, view }} />
}

/** Export columns by the key of the list column. */
const exportColumns: Record<string, ContactColumn> = {
  name: 'fullName',
  email: 'emailId',
  phone: 'phone',
  owner: 'owner',
  tags: 'tags',
  lastActivity: 'lastActivityAt',
  address: 'address',
  source: 'source',
  subscription: 'subscription',
  texting: 'textAgreed',
  added: 'createdAt',
}

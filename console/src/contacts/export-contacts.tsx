import { contactAttribute } from '@gable/shared/contacts/filter.ts'
import type { ContactColumn } from '@gable/shared/exports/export.ts'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useColumns } from './list/use-columns.ts'
import { useWanted } from './use-wanted.ts'

const ExportDialog = lazy(async () => ({ default: (await import('../exports/export-dialog.tsx')).ExportDialog }))

/** Hands out what is looked for as a file. */
export function ExportContacts({ onClose }: { onClose: () => void }) {
  const { wanted } = useWanted()
  const { shown } = useColumns()
  const { segmentId, filters, ...others } = wanted
  const columns = shown.flatMap(({ key }) => inFile[key] ?? (key.startsWith(contactAttribute) ? key : []))
  const view = { ...others, filters: [...filters], ...(segmentId && { segmentId }), columns }
  const kind = useLocation().pathname.endsWith('/contact-properties') ? 'HOMES' : 'CONTACTS'
  return (
    <Suspense>
      <ExportDialog open onClose={onClose} list={{ kind, view }} />
    </Suspense>
  )
}

/** How a file calls the columns of the list. */
const inFile: Record<string, ContactColumn> = {
  name: 'fullName',
  email: 'emailId',
  phone: 'phone',
  owner: 'owner',
  tags: 'tags',
  lastActivity: 'lastActivityAt',
  address: 'address',
  source: 'source',
  subscription: 'subscription',
  added: 'createdAt',
}

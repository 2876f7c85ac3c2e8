import type { NewExport } from '@gable/shared/exports/export.ts'
import type { AccountScope } from '../platform/scope.ts'

interface Named {
  id: string
  wanted: NewExport | undefined
  createdAt: Date | undefined
}

/** Where the file of an export lies, and what it is called by who downloads it. */
export function exportFileOf({ accountId }: AccountScope, { id, wanted, createdAt }: Named) {
  const kind = wanted?.kind === 'CONTACTS' ? wanted.format : 'ZIP'
  const extension = kind.toLowerCase()
  const day = createdAt?.toISOString().slice(0, 10) ?? ''
  return {
    key: `${accountId}/${id}.${extension}`,
    name: `${wanted?.kind === 'CONTACTS' ? 'contacts' : 'everything'}-${day}.${extension}`,
    contentType: contentTypes[kind],
  }
}

const contentTypes = {
  CSV: 'text/csv; charset=utf-8',
  JSON: 'application/json; charset=utf-8',
  ZIP: 'application/zip',
}

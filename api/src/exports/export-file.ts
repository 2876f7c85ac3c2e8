import type { NewExport } from '@gable/shared/exports/export.ts'
import type { AccountScope } from '../platform/scope.ts'

interface Named {
  id: string
  wanted: NewExport | undefined
  createdAt: Date | undefined
}

/** Where the file of an export lies, and what it is called by who downloads it. */
export function exportFileOf({ accountId }: AccountScope, { id, wanted, createdAt }: Named) {
  const kind = wanted === undefined || wanted.kind === 'EVERYTHING' ? 'ZIP' : wanted.format
  const extension = kind.toLowerCase()
  const day = createdAt?.toISOString().slice(0, 10) ?? ''
  return {
    key: `${accountId}/${id}.${extension}`,
    name: `${names[wanted?.kind ?? 'EVERYTHING']}-${day}.${extension}`,
    contentType: contentTypes[kind],
  }
}

const names: Record<NewExport['kind'], string> = {
  CONTACTS: 'contacts',
  HOMES: 'properties',
  LEADS: 'leads',
  EVERYTHING: 'everything',
}

const contentTypes = {
  CSV: 'text/csv; charset=utf-8',
  JSON: 'application/json; charset=utf-8',
  ZIP: 'application/zip',
}

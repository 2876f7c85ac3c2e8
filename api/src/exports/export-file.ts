import type { NewExport } from '@gable/shared/exports/export.ts'
import { getStoredFileKey } from '../platform/media/stored-file-key.ts'
import type { AccountScope } from '../platform/scope.ts'

interface ExportFileInput {
  id: string
  request: NewExport | undefined
  createdAt: Date | undefined
}

/** The storage key, download name and content type of an export's file. */
export function getExportFile({ accountId }: AccountScope, { id, request, createdAt }: ExportFileInput) {
  const type = request === undefined || request.kind === 'EVERYTHING' ? 'ZIP' : request.format
  const extension = type.toLowerCase()
  const day = createdAt?.toISOString().slice(0, 10) ?? ''
  return {
    key: getStoredFileKey(accountId, id, extension),
    name: `${names[request?.kind ?? 'EVERYTHING']}-${day}.${extension}`,
    contentType: contentTypes[type],
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

import type { Export, ExportableList } from '@gable/shared/exports/export.ts'

/** Only contact exports have selectable columns. */
export const toExportRequest = (list: ExportableList, format: Export['format'], columns: string[]) =>
  list.kind === 'CONTACTS' ? { ...list, format, view: { ...list.view, columns } } : { ...list, format }

export const exportTitles: Record<Export['kind'], string> = {
  CONTACTS: 'Contacts',
  HOMES: 'Properties',
  LEADS: 'Leads',
  EVERYTHING: 'Everything',
}

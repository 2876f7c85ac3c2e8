import type { ExportableList, Export } from '@gable/shared/exports/export.ts'

/** The list with how it is to be written; which columns can be said of contacts only. */
export const inFormat = (list: ExportableList, format: Export['format'], columns: string[]) =>
  list.kind === 'CONTACTS' ? { ...list, format, view: { ...list.view, columns } } : { ...list, format }

export const exportTitles: Record<Export['kind'], string> = {
  CONTACTS: 'Contacts',
  HOMES: 'Properties',
  LEADS: 'Leads',
  EVERYTHING: 'Everything',
}

import type { AttributeDefinition, AttributeType } from '@gable/shared/contacts/attribute.ts'
import type { Import } from '@gable/shared/imports/import.ts'
import { parseDate } from '@gable/shared/imports/parse-date.ts'
import { AttributeDialog } from '../attributes/attribute-dialog.tsx'

interface NewAttributeDialogProps {
  contactImport: Import
  /** The column that the attribute is for. Undefined while the dialog is closed. */
  column: number | undefined
  onClose: () => void
  onSaved: (attribute: AttributeDefinition) => void
}

/** Adds an attribute for a column, with the name and type that the column suggests. */
export function NewAttributeDialog({ contactImport, column, onClose, onSaved }: NewAttributeDialogProps) {
  const { headers, samples } = contactImport
  const values = samples.map((cells) => cells[column ?? 0] ?? '').filter((cell) => cell !== '')
  const label = headers[column ?? 0]?.slice(0, 64) ?? ''
  return (
    <AttributeDialog
      key={column}
      open={column !== undefined}
      onClose={onClose}
      entity="CONTACT"
      attribute={undefined}
      defaults={{ label, type: guessType(values) }}
      onSaved={onSaved}
    />
  )
}

function guessType(values: string[]): AttributeType {
  if (values.length === 0) return 'TEXT'
  if (values.every((value) => parseDate(value, 'MDY') ?? parseDate(value, 'DMY'))) return 'DATE'
  if (values.every((value) => /^-?\d{1,9}(\.\d+)?$/.test(value))) return 'NUMBER'
  return values.every((value) => /^(yes|no|true|false)$/i.test(value)) ? 'YES_NO' : 'TEXT'
}

import type { Encoding, ImportFormat, Separator } from '@gable/shared/imports/import.ts'
import { useId, useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { Checkbox } from '../design/inputs/checkbox.tsx'
import { Field } from '../design/inputs/field.tsx'
import { toFormError } from '../design/inputs/form-error.ts'
import { Select } from '../design/inputs/select.tsx'
import { call } from '../platform/use-api.ts'
import type { StepProps } from './import-page.tsx'

/** Each change reloads the columns and samples. */
export function FileFormatFields({ contactImport, onChanged }: StepProps) {
  const isCsv = contactImport.fileKind === 'CSV'
  const [busy, setBusy] = useState(false)
  const id = useId()
  async function updateFormat(change: Partial<ImportFormat>) {
    setBusy(true)
    try {
      const body = { ...contactImport.reading, ...change }
      onChanged(await call('PUT /agent/imports/:importId/reading', { params: { importId: contactImport._id }, body }))
    } catch (error) {
      toast.error(toFormError(error).message)
    } finally {
      setBusy(false)
    }
  }
  const { encoding, separator, hasHeader } = contactImport.reading
  return (
    <div className="grid gap-4 sm:grid-cols-3 sm:items-end" aria-busy={busy}>
      {isCsv && (
        <>
          <Field label="Separator">
            {(control) => (
              <Select
                {...control}
                value={separator}
                options={separatorOptions}
                disabled={busy}
                onChange={(separator) => void updateFormat({ separator })}
              />
            )}
          </Field>
          <Field label="Encoding">
            {(control) => (
              <Select
                {...control}
                value={encoding}
                options={encodingOptions}
                disabled={busy}
                onChange={(encoding) => void updateFormat({ encoding })}
              />
            )}
          </Field>
        </>
      )}
      <label htmlFor={id} className="flex min-h-9 items-center gap-2.5">
        <Checkbox
          id={id}
          checked={hasHeader}
          disabled={busy}
          onChange={(hasHeader) => void updateFormat({ hasHeader })}
        />
        The first row is a header
      </label>
    </div>
  )
}

const separatorOptions: { value: Separator; label: string }[] = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Vertical bar' },
]

const encodingOptions: { value: Encoding; label: string }[] = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'utf-16le', label: 'UTF-16' },
  { value: 'utf-16be', label: 'UTF-16 (big endian)' },
  { value: 'windows-1252', label: 'Windows (Western)' },
]

import type { FormChange } from '@gable/shared/forms/form.ts'
import type { Control } from 'react-hook-form'
import { Button } from '../design/inputs/button.tsx'
import { SelectField } from '../design/inputs/select-field.tsx'
import { useApi } from '../platform/use-api.ts'
import type { FormValues } from './form-editor.tsx'

/** The dashboard that visitors reach after the form. Read-only. */
export function LinkedDashboardField({ control }: { control: Control<FormValues, unknown, FormChange> }) {
  const { data, error, isValidating, mutate } = useApi('GET /agent/forms/dashboards')
  const hasFailed = !data && error !== undefined
  return (
    <SelectField
      control={control}
      name="exitSettings.exitTo"
      label="Linked Dashboard"
      required
      disabled
      placeholder={data || hasFailed ? '' : 'Loading…'}
      options={data?.map(({ _id, name }) => ({ value: _id, label: name })) ?? []}
      hint={hasFailed && 'The dashboard name could not be loaded.'}
      labelAction={
        hasFailed && (
          <Button size="sm" busy={isValidating} onClick={() => void mutate()}>
            Retry
          </Button>
        )
      }
    />
  )
}

import { NewApiKey, type ScopeOption } from '@gable/shared/api-keys/api-key.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import * as z from 'zod'
import { toDay } from '../design/format/date-range.ts'
import { SelectField } from '../design/inputs/select-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { call } from '../platform/use-api.ts'
import { ScopesField } from './scopes-field.tsx'

interface ApiKeyDialogProps {
  open: boolean
  onClose: () => void
  options: readonly ScopeOption[]
  onCreated: (key: string) => void
}

export function ApiKeyDialog({ open, onClose, options, onCreated }: ApiKeyDialogProps) {
  const form = useZodForm(ApiKeyForm, { defaultValues: { name: '', scopes: [], expires: 'NEVER' } })

  async function create({ expires, ...fields }: z.output<typeof ApiKeyForm>) {
    const { key } = await call('POST /agent/api-keys', { body: { ...fields, expiresOn: toLastDay(expires) } })
    onCreated(key)
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Create API key"
      size="lg"
      form={form}
      onSubmit={create}
      submitLabel="Create API key"
      confirmDiscard
    >
      <TextField
        control={form.control}
        name="name"
        label="Name"
        hint="What it is for. The audit log shows this name."
        placeholder="CRM sync"
        autoComplete="off"
        required
        max={80}
      />
      <SelectField control={form.control} name="expires" label="Expires" options={expirations} />
      <ScopesField control={form.control} options={options} />
    </FormDialog>
  )
}

const expirations = [
  { value: 'NEVER', label: 'Never' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
] as const

const ApiKeyForm = NewApiKey.omit({ expiresOn: true }).extend({ expires: z.enum(['NEVER', '30', '90', '365']) })

const toLastDay = (expires: z.output<typeof ApiKeyForm>['expires']) =>
  expires === 'NEVER' ? null : toDay(new Date(Date.now() + Number(expires) * dayLength))

import type { Control } from 'react-hook-form'
import { RadioCardsField } from '../design/inputs/radio-cards-field.tsx'
import { SelectField } from '../design/inputs/select-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useApi } from '../platform/use-api.ts'
import { nobody, type SetupIn, type SetupOut } from './setup-fields.ts'

/** Who counts as known, whether one may write to those who are new, and how they are marked. */
export function ChoicesFields({ control }: { control: Control<SetupIn, unknown, SetupOut> }) {
  const config = useApi('GET /agent/contacts/filter-config', { query: {} })
  const owners = config.data?.fields.find(({ key }) => key === 'owner')?.options ?? [
    { value: nobody, label: 'No owner' },
  ]
  return (
    <div className="space-y-6">
      <RadioCardsField
        control={control}
        name="mayEmail"
        label="Have these people agreed to get emails from you?"
        required
        columns={2}
        options={[
          {
            value: 'YES',
            label: 'Yes, they have agreed',
            hint: 'They come in subscribed. You vouch for it: we cannot prove a consent that was not given here.',
          },
          {
            value: 'NO',
            label: 'No, or I do not know',
            hint: 'They come in unsubscribed. You can call them; no email goes out until you subscribe them.',
          },
        ]}
      />
      <RadioCardsField
        control={control}
        name="matchBy"
        label="Who counts as a contact you have?"
        columns={2}
        options={[
          {
            value: 'EMAIL_OR_PHONE',
            label: 'Same email, or same phone and name',
            hint: 'Families share a phone, so a phone alone does not count.',
          },
          { value: 'EMAIL', label: 'Same email only', hint: 'Everybody else is new.' },
        ]}
      />
      <RadioCardsField
        control={control}
        name="onMatch"
        label="What becomes of contacts you have?"
        columns={3}
        options={[
          { value: 'FILL', label: 'Fill in blanks', hint: 'What you have stays; what is missing is added.' },
          {
            value: 'OVERWRITE',
            label: 'Take over the file',
            hint: 'What the file says stands. Blanks change nothing.',
          },
          { value: 'SKIP', label: 'Leave them alone', hint: 'Only new people come in.' },
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          control={control}
          name="tag"
          label="Tag for this list"
          hint="Everybody of it gets this tag."
          autoComplete="off"
        />
        <TextField
          control={control}
          name="source"
          label="Source"
          hint="Where the file does not say."
          placeholder="Import"
          autoComplete="off"
        />
        <SelectField
          control={control}
          name="ownerId"
          label="Owner"
          hint="Where the file names nobody of your team."
          options={owners}
        />
      </div>
      <p className="text-muted text-table">
        Who has unsubscribed stays unsubscribed. People you have archived stay archived, and people who were erased do
        not come in again. Nobody is written to and no webhook is called because of an import.
      </p>
    </div>
  )
}

import type { Import } from '@gable/shared/imports/import.ts'
import type { Control } from 'react-hook-form'
import { RadioCardsField } from '../design/inputs/radio-cards-field.tsx'
import { SelectField } from '../design/inputs/select-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useApi } from '../platform/use-api.ts'
import { noOwner, type SetupInput, type SetupValues } from './setup-fields.ts'

interface ChoicesFieldsProps {
  control: Control<SetupInput, unknown, SetupValues>
  contactImport: Import
}

/** Consent, dates, matching rules, tag, source and owner. */
export function ChoicesFields({ control, contactImport }: ChoicesFieldsProps) {
  const filterConfig = useApi('GET /agent/contacts/filter-config', { query: {} })
  const owners = filterConfig.data?.fields.find(({ key }) => key === 'owner')?.options ?? [
    { value: noOwner, label: 'No owner' },
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
            hint: 'They are imported as subscribed. You vouch for their consent, since it was not given here.',
          },
          {
            value: 'NO',
            label: 'No, or I’m not sure',
            hint: 'They are imported as unsubscribed. You can call them, but they get no emails until you subscribe them.',
          },
        ]}
      />
      {contactImport.dateOrder !== null && (
        <RadioCardsField
          control={control}
          name="dateOrder"
          label="How does the file write dates?"
          hint={
            contactImport.dateOrder === 'UNSURE'
              ? 'The dates of the file fit both.'
              : 'Detected from the dates of the file.'
          }
          required
          columns={2}
          options={[
            { value: 'MDY', label: 'Month first', hint: '3/7/2024 is March 7.' },
            { value: 'DMY', label: 'Day first', hint: '3/7/2024 is July 3.' },
          ]}
        />
      )}
      <RadioCardsField
        control={control}
        name="matchBy"
        label="How should rows match your contacts?"
        columns={2}
        options={[
          {
            value: 'EMAIL_OR_PHONE',
            label: 'Same email, or same phone and name',
            hint: 'Families share phones, so a phone alone is not a match.',
          },
          { value: 'EMAIL', label: 'Same email only', hint: 'Everyone else is imported as new.' },
        ]}
      />
      <RadioCardsField
        control={control}
        name="onMatch"
        label="What should happen to matching contacts?"
        columns={3}
        options={[
          { value: 'FILL', label: 'Fill in blanks', hint: 'Your data stays. Missing details are added.' },
          {
            value: 'OVERWRITE',
            label: 'Overwrite',
            hint: 'The file replaces your data. Blank cells change nothing.',
          },
          { value: 'SKIP', label: 'Skip', hint: 'Only new people are imported.' },
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          control={control}
          name="tag"
          label="Tag for This List"
          hint="Everyone on the list gets this tag."
          autoComplete="off"
        />
        <TextField
          control={control}
          name="source"
          label="Source"
          hint="For rows without a source."
          placeholder="Import"
          autoComplete="off"
        />
        <SelectField
          control={control}
          name="ownerId"
          label="Owner"
          hint="For rows without an owner on your team."
          options={owners}
        />
      </div>
      <p className="text-muted text-table">
        Unsubscribed contacts stay unsubscribed, archived contacts stay archived, and erased people are not imported
        again. Opt-outs of texts are imported. That somebody agreed to texts is not: record it on their page, with how
        they agreed. An import sends no emails and triggers no webhooks.
      </p>
    </div>
  )
}

import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { type Control, useWatch } from 'react-hook-form'
import { mediumLabels } from '../content/content-labels.ts'
import { getTimeZoneName } from '../design/format/time-zone-name.ts'
import { ComboboxField } from '../design/inputs/combobox-field.tsx'
import { RadioCardsField } from '../design/inputs/radio-cards-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { searchPublished, searchSegments } from './search-options.ts'
import type { SendForm } from './send-form.ts'

interface SendFieldsProps {
  control: Control<SendForm, unknown, SendForm>
  medium: ContentMedium
  choosesContent: boolean
  /** Undefined where the contacts are still to be chosen. */
  audienceLabel: string | undefined
  timeZone: string
}

/** What to send, to whom and when. */
export function SendFields({ control, medium, choosesContent, audienceLabel, timeZone }: SendFieldsProps) {
  const { name, noun } = mediumLabels[medium]
  const when = useWatch({ control, name: 'when' })
  return (
    <>
      {choosesContent && (
        <ComboboxField
          control={control}
          name="content"
          label={name}
          required
          search={searchPublished[medium]}
          placeholder={`Choose a published ${noun}…`}
          emptyText={`No published ${noun} found`}
        />
      )}
      {audienceLabel !== undefined ? (
        <p>
          <span className="block font-medium text-table">Contacts</span>
          {audienceLabel}
        </p>
      ) : (
        <ComboboxField
          control={control}
          name="audience"
          label="Contacts"
          required
          search={searchSegments}
          placeholder="Choose a segment…"
          emptyText="No segment found"
        />
      )}
      <RadioCardsField control={control} name="when" label="When" columns={2} options={whenOptions} />
      {when === 'LATER' && (
        <TextField
          control={control}
          name="startsAt"
          label="Date and Time"
          type="datetime-local"
          required
          hint={`In your time zone, ${getTimeZoneName(timeZone)}`}
        />
      )}
    </>
  )
}

const whenOptions = [
  { value: 'NOW', label: 'Now', hint: 'You can undo it for 30 seconds.' },
  { value: 'LATER', label: 'Later', hint: 'At a date and time.' },
] as const

import {
  type Assistant,
  AssistantInput,
  defaultAssistant,
  topicsByPlace,
} from '@gable/shared/conversations/assistant.ts'
import { toast } from '../design/feedback/toast.tsx'
import { MultiSelectField } from '../design/inputs/multi-select-field.tsx'
import { SelectField } from '../design/inputs/select-field.tsx'
import { SwitchField } from '../design/inputs/switch-field.tsx'
import { TextAreaField } from '../design/inputs/text-area-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { useLastShown } from '../design/overlays/use-last-shown.ts'
import { call } from '../platform/use-api.ts'
import { hoursLabels, placeHints, placeLabels, toOptions, topicLabels } from './assistant-labels.ts'

interface AssistantPanelProps {
  /** The panel is open while this is set. */
  assistant: Assistant | undefined
  onClose: () => void
  onSaved: () => void
}

export function AssistantPanel({ assistant, onClose, onSaved }: AssistantPanelProps) {
  const shown = useLastShown(assistant)
  const { place = 'contact-dashboard', updatedAt: _, ...values } = shown ?? unsavedAssistant
  const form = useZodForm(AssistantInput, { values })
  const { control } = form

  async function save(body: AssistantInput) {
    await call('PUT /agent/assistants/:place', { params: { place }, body })
    toast.success('Assistant saved')
    onSaved()
    onClose()
  }

  return (
    <FormDialog
      open={assistant !== undefined}
      onClose={onClose}
      title="Edit assistant"
      description={placeLabels[place]}
      size="lg"
      form={form}
      onSubmit={save}
      submitLabel="Save"
      confirmDiscard
    >
      <SwitchField control={control} name="isOn" label="Show to Visitors" hint={placeHints[place].isOn} />
      <TextField control={control} name="name" label="Name" required max={40} />
      <TextAreaField
        control={control}
        name="greetingEn"
        label="Greeting in English"
        hint="Leave blank for the standard greeting."
        rows={2}
        max={300}
      />
      <TextAreaField
        control={control}
        name="greetingEs"
        label="Greeting in Spanish"
        hint="Leave blank for the standard greeting."
        rows={2}
        max={300}
      />
      <SelectField
        control={control}
        name="hours"
        label="Answers Questions"
        hint="At other times visitors leave a message. Set office hours in Advanced Settings."
        options={toOptions(hoursLabels)}
        required
      />
      <MultiSelectField
        control={control}
        name="topics"
        label="May Speak About"
        hint={placeHints[place].topics}
        options={toOptions(topicLabels).filter(({ value }) => topicsByPlace[place].includes(value))}
        required
      />
      <SwitchField
        control={control}
        name="handsOverWhenUnsure"
        label="Pass on Questions Without an Answer"
        hint="If no fact answers a question, it becomes a lead at once."
      />
      <TextAreaField
        control={control}
        name="handOverWords"
        label="Words for a Person"
        hint="Separated by commas. A message with one of them becomes a lead and is not answered."
        rows={2}
        max={500}
      />
    </FormDialog>
  )
}

const unsavedAssistant: Assistant = { place: 'contact-dashboard', ...defaultAssistant, updatedAt: null }

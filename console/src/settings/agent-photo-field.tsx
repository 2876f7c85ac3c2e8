import type { AgentCard } from '@gable/shared/agency/agent-card.ts'
import type { Control } from 'react-hook-form'
import { Field } from '../design/inputs/field.tsx'
import { useFormField } from '../design/inputs/form-field.ts'
import { PictureDrop } from '../media/picture-drop.tsx'

/** The photo of the agent, cropped and uploaded at once, and saved with the form. */
export function AgentPhotoField({ control }: { control: Control<AgentCard, unknown, AgentCard> }) {
  const [name, label] = ['photoUrl', 'Photo'] as const
  const { value, onChange, ref, error } = useFormField<AgentCard, AgentCard>({ control, name, label })
  return (
    <Field name={name} label={label} error={error} hint="A portrait. It is shown round.">
      {(field) => (
        <PictureDrop
          {...field}
          buttonRef={ref}
          kind="portrait"
          name="photo"
          valueName="Your photo"
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
        />
      )}
    </Field>
  )
}

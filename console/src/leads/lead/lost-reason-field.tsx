import type { Control } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { TextField } from '../../design/inputs/text-field.tsx'
import type { LeadForm } from './lead-form.ts'

interface LostReasonFieldProps {
  control: Control<LeadForm, unknown, LeadForm>
  reasons: readonly string[]
}

/** Free text with suggestions. */
export function LostReasonField({ control, reasons }: LostReasonFieldProps) {
  const { field } = useController({ control, name: 'lostReason' })
  return (
    <div className="space-y-2 sm:col-span-2">
      <TextField control={control} name="lostReason" label="Lost Reason" required max={200} />
      <div className="flex flex-wrap gap-1.5">
        {reasons.map((reason) => (
          <button
            key={reason}
            type="button"
            aria-pressed={field.value === reason}
            onClick={() => field.onChange(reason)}
            className="h-7 rounded-full border border-line px-2.5 text-label text-muted hover:bg-hover hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink touch:h-9"
          >
            {reason}
          </button>
        ))}
      </div>
    </div>
  )
}

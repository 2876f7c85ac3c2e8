import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { SelectField } from '../design/inputs/select-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { nameOf } from './lead-filters.ts'
import { LostReason, lostReasonOf, otherReason } from './lost-reason.ts'

interface LostDialogProps {
  /** Asked about while there is one. */
  lead: Lead | undefined
  config: LeadFieldConfig | undefined
  onClose: () => void
  /** Closes the dialog once it is done: where it is refused, what was typed stays. */
  onLost: (reason: string) => unknown
}

/** Why a lead is lost: asked whenever one is moved there, so that it can be learned from. */
export function LostDialog({ lead, config, onClose, onLost }: LostDialogProps) {
  const last = useRef(lead)
  if (lead) last.current = lead
  const form = useZodForm(LostReason, { defaultValues: { reason: null, ownWords: '' } })
  const reason = useWatch({ control: form.control, name: 'reason' })
  return (
    <FormDialog
      open={lead !== undefined}
      onClose={onClose}
      size="sm"
      title={last.current ? `Why is ${nameOf(last.current)} lost?` : 'Why is this lead lost?'}
      description="The lead moves to Lost and can be moved back at any time."
      form={form}
      submit="Mark as lost"
      onSubmit={(values) => onLost(lostReasonOf(values))}
    >
      <SelectField
        control={form.control}
        name="reason"
        label="Reason"
        required
        placeholder="Choose a reason"
        options={[
          ...(config?.lostReasons ?? []).map((one) => ({ value: one, label: one })),
          { value: otherReason, label: 'Another reason' },
        ]}
      />
      {reason === otherReason && (
        <TextField control={form.control} name="ownWords" label="In your words" required max={200} />
      )}
    </FormDialog>
  )
}

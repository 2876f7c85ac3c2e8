import { graceDays } from '@gable/shared/identity/two-factor.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { SelectField } from '../design/inputs/select-field.tsx'
import { useForm } from '../design/inputs/use-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'

export type GraceDays = (typeof graceDays)[number]

interface RequireTwoFactorDialogProps {
  open: boolean
  onClose: () => void
  /** How many members have no second factor. */
  missingCount: number
  onSubmit: (graceDays: GraceDays) => Promise<unknown>
}

/** Asks how long members have to set up their second factor. */
export function RequireTwoFactorDialog({ open, onClose, missingCount, onSubmit }: RequireTwoFactorDialogProps) {
  const form = useForm({ defaultValues: { grace: '7' } })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="sm"
      title="Require two-factor sign-in?"
      description={describeMissing(missingCount)}
      form={form}
      submitLabel="Require"
      onSubmit={async ({ grace }) => {
        await onSubmit(graceDays.find((days) => String(days) === grace) ?? 7)
        onClose()
      }}
    >
      <SelectField
        control={form.control}
        name="grace"
        label="Time to Set It Up"
        options={graceDays.map((days) => ({
          value: String(days),
          label: days === 0 ? 'None: at once' : `${days} days`,
        }))}
      />
    </FormDialog>
  )
}

function describeMissing(count: number) {
  if (count === 0) return 'Everyone in your agency has a second factor, so nobody is kept out.'
  const who = pluralize(count, 'member has', 'members have')
  return `${who} no second factor yet. They see a reminder until the time is over, and then have to set one up before they can continue.`
}

import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import { RequiredText } from '@gable/shared/http/fields.ts'
import { type Segment, segmentNameMaximum } from '@gable/shared/segments/segment.ts'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod'
import { toast } from '../design/feedback/toast.tsx'
import { SwitchField } from '../design/inputs/switch-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { useSegmentPaths } from '../layout/paths/segment-paths.ts'
import { Conditions } from './conditions.tsx'
import { SegmentCount } from './segment-count.tsx'
import { useSegmentMutations } from './use-segment-mutations.ts'

interface SaveSegmentDialogProps {
  open: boolean
  onClose: () => void
  /** The current search and filters of the list. */
  search: string
  filters: readonly ContactFilter[]
  onSaved?: (segment: Segment) => void
}

/** Saves the search and filters of a contact list as a segment. */
export function SaveSegmentDialog({ open, onClose, search, filters, onSaved }: SaveSegmentDialogProps) {
  const form = useZodForm(NameSchema, { defaultValues: { name: '', isShared: false } })
  const { create } = useSegmentMutations()
  const { segmentPath } = useSegmentPaths()
  const navigate = useNavigate()

  async function save(values: z.output<typeof NameSchema>) {
    const created = await create({ ...values, search: search.trim(), filters: [...filters] })
    onClose()
    toast(`Segment “${created.name}” saved`, { label: 'Open', run: () => void navigate(segmentPath(created)) })
    onSaved?.(created)
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      title="Save as segment"
      onSubmit={save}
      submitLabel="Save segment"
    >
      <TextField
        control={form.control}
        name="name"
        label="Segment Name"
        max={segmentNameMaximum}
        required
        autoComplete="off"
        placeholder="Past clients in Dover"
      />
      <div className="space-y-2 rounded-lg border border-line bg-sunken p-3">
        <Conditions search={search.trim()} filters={filters} />
        {open && <SegmentCount search={search} filters={filters} />}
      </div>
      <SwitchField
        control={form.control}
        name="isShared"
        label="Share with your agency"
        hint="Everyone in your agency can use it. Only you and account administrators can change it."
      />
    </FormDialog>
  )
}

const NameSchema = z.object({ name: RequiredText(segmentNameMaximum), isShared: z.boolean() })

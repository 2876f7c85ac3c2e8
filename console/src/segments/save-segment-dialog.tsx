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
import { Conditions } from './conditions.tsx'
import { SegmentCount } from './segment-count.tsx'
import { useSegmentPath } from './segment-paths.ts'
import { useSegmentWrites } from './use-segment-writes.ts'

interface SaveSegmentDialogProps {
  open: boolean
  onClose: () => void
  /** What the list is narrowed to. */
  search: string
  filters: readonly ContactFilter[]
  onSaved?: (segment: Segment) => void
}

/** Keeps what a list of contacts is narrowed to under a name. */
export function SaveSegmentDialog({ open, onClose, search, filters, onSaved }: SaveSegmentDialogProps) {
  const form = useZodForm(Naming, { defaultValues: { name: '', isShared: false } })
  const { create } = useSegmentWrites()
  const { pathOf } = useSegmentPath()
  const navigate = useNavigate()

  async function save(named: z.output<typeof Naming>) {
    const made = await create({ ...named, search: search.trim(), filters: [...filters] })
    onClose()
    toast(`Segment “${made.name}” saved`, { label: 'Open', run: () => void navigate(pathOf(made)) })
    onSaved?.(made)
  }

  return (
    <FormDialog {...{ open, onClose, form }} title="Save as segment" onSubmit={save} submit="Save segment">
      <TextField
        control={form.control}
        name="name"
        label="Segment name"
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
        hint="Your colleagues see it and can use it. Only you, and who runs the account, can change it."
      />
    </FormDialog>
  )
}

const Naming = z.object({ name: RequiredText(segmentNameMaximum), isShared: z.boolean() })

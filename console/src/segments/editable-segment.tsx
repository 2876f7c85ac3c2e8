import type { Segment } from '@gable/shared/segments/segment.ts'
import { useNavigate } from 'react-router-dom'
import type { KeyedMutator } from 'swr'
import { SharingBadge } from '../design/data/sharing-badge.tsx'
import { Form } from '../design/inputs/form.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { ConflictDialog } from '../editing/conflict-dialog.tsx'
import { OutdatedNotice } from '../editing/outdated-notice.tsx'
import { useEditing } from '../editing/use-editing.ts'
import { useSegmentPaths } from '../layout/paths/segment-paths.ts'
import { call } from '../platform/use-api.ts'
import { SegmentActions } from './segment-actions.tsx'
import { SegmentForm, toSegmentFields } from './segment-form.ts'
import { SegmentFrame } from './segment-frame.tsx'
import { useSegmentDialogs } from './use-segment-dialogs.tsx'
import { useSegmentMutations } from './use-segment-mutations.ts'

interface EditableSegmentProps {
  segment: Segment
  mutate: KeyedMutator<Segment>
  onDeletingChange: (isDeleting: boolean) => void
}

/** A segment this agent may edit. */
export function EditableSegment({ segment, mutate, onDeletingChange }: EditableSegmentProps) {
  const { update } = useSegmentMutations()
  const { list } = useSegmentPaths()
  const navigate = useNavigate()
  const { openDialog, dialogs } = useSegmentDialogs({
    onDeletingChange,
    onDeleted: () => void navigate(list, { replace: true }),
  })
  const { form, submit, isOutdated, reload, conflict } = useEditing({
    saved: segment,
    mutate,
    schema: SegmentForm,
    toValues: toSegmentFields,
    save: (values) => update(segment, values),
    load: () => call('GET /agent/segments/:segmentId', { params: { segmentId: segment._id } }),
  })
  const { isDirty } = form.formState
  return (
    <>
      <Form form={form} onSubmit={submit}>
        <SegmentFrame
          title={segment.name}
          badge={<SharingBadge isShared={segment.isShared} />}
          actions={
            <>
              <SegmentActions segment={segment} openDialog={openDialog} />
              <SubmitButton>Save</SubmitButton>
            </>
          }
          notice={isOutdated && <OutdatedNotice onReload={reload} />}
          form={form}
          savedSegmentId={isDirty ? undefined : segment._id}
        />
      </Form>
      <ConflictDialog
        open={conflict.open}
        name={segment.name}
        onClose={conflict.close}
        onReload={reload}
        onOverwrite={conflict.overwrite}
      />
      {dialogs}
    </>
  )
}

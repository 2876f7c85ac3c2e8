import type { Segment } from '@gable/shared/segments/segment.ts'
import { useNavigate } from 'react-router-dom'
import type { KeyedMutator } from 'swr'
import { Form } from '../design/inputs/form.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { ConflictDialog } from '../editing/conflict-dialog.tsx'
import { OutdatedNotice } from '../editing/outdated-notice.tsx'
import { useEditing } from '../editing/use-editing.ts'
import { call } from '../platform/use-api.ts'
import { SegmentActions } from './segment-actions.tsx'
import { SegmentBadge } from './segment-badge.tsx'
import { fieldsOf, SegmentForm } from './segment-form.ts'
import { SegmentFrame } from './segment-frame.tsx'
import { useSegmentPath } from './segment-paths.ts'
import { useSegmentDialogs } from './use-segment-dialogs.tsx'
import { useSegmentWrites } from './use-segment-writes.ts'

interface OwnSegmentProps {
  segment: Segment
  mutate: KeyedMutator<Segment>
  onDeleting: (isGoing: boolean) => void
}

/** A segment in the hands of who may change it. */
export function OwnSegment({ segment, mutate, onDeleting }: OwnSegmentProps) {
  const { change } = useSegmentWrites()
  const { list } = useSegmentPath()
  const navigate = useNavigate()
  const { ask, dialogs } = useSegmentDialogs({ onDeleting, onDeleted: () => void navigate(list, { replace: true }) })
  const { form, submit, isOutdated, reload, conflict } = useEditing({
    saved: segment,
    mutate,
    schema: SegmentForm,
    valuesOf: fieldsOf,
    send: (values) => change(segment, values),
    read: () => call('GET /agent/segments/:segmentId', { params: { segmentId: segment._id } }),
  })
  const { isDirty } = form.formState
  return (
    <>
      <Form form={form} onSubmit={submit}>
        <SegmentFrame
          title={segment.name}
          badge={<SegmentBadge isShared={segment.isShared} />}
          actions={
            <>
              <SegmentActions segment={segment} ask={ask} />
              <SubmitButton>Save</SubmitButton>
            </>
          }
          notice={isOutdated && <OutdatedNotice onReload={reload} />}
          form={form}
          savedAs={isDirty ? undefined : segment._id}
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

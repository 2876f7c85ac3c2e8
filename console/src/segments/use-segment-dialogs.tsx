import { RequiredText } from '@gable/shared/http/fields.ts'
import type { Segment } from '@gable/shared/segments/segment.ts'
import { segmentNameMaximum } from '@gable/shared/segments/segment.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useQuestions } from '../assets/use-questions.ts'
import { toast } from '../design/feedback/toast.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { NameDialog } from '../design/overlays/name-dialog.tsx'
import { useSegmentPath } from './segment-paths.ts'
import { useSegmentWrites } from './use-segment-writes.ts'

export type Question = 'rename' | 'copy' | 'delete'
export type Ask = (question: Question, segment: Segment) => void

interface Deletion {
  /** Told while the segment goes, so that its own page does not miss it. */
  onDeleting: (isGoing: boolean) => void
  onDeleted: () => void
}

/** What is asked before something is done to a segment; one set of dialogs for a whole screen. */
export function useSegmentDialogs(deletion?: Deletion): { ask: Ask; dialogs: ReactNode } {
  const { ask, about, question, close } = useQuestions<Question, Segment>()
  const dialogs = about && <SegmentDialogs segment={about} {...{ question, deletion }} onClose={close} />
  return { ask, dialogs }
}

interface SegmentDialogsProps {
  segment: Segment
  question: Question | undefined
  onClose: () => void
  deletion: Deletion | undefined
}

function SegmentDialogs({ segment, question, onClose, deletion }: SegmentDialogsProps) {
  const { rename, create, remove } = useSegmentWrites()
  const { pathOf } = useSegmentPath()
  const navigate = useNavigate()
  const { name, search, filters } = segment

  async function carryOutDeletion() {
    deletion?.onDeleting(true)
    try {
      await remove(segment)
      deletion?.onDeleted()
    } catch (error) {
      deletion?.onDeleting(false)
      throw error
    }
  }

  const naming = { label: 'Segment name', rules: RequiredText(segmentNameMaximum), max: segmentNameMaximum, onClose }
  return (
    <>
      <NameDialog
        {...naming}
        open={question === 'rename'}
        title={`Rename “${name}”`}
        name={name}
        submit="Rename"
        onSubmit={(name) => rename(segment, name)}
      />
      <NameDialog
        {...naming}
        open={question === 'copy'}
        title={`Copy “${name}”`}
        description="The copy has the same conditions and is only yours."
        name={`Copy of ${name}`.slice(0, segmentNameMaximum)}
        submit="Copy"
        onSubmit={async (name) => {
          const made = await create({ name, search, filters })
          toast.success('Segment copied')
          await navigate(pathOf(made))
        }}
      />
      <ConfirmDialog
        open={question === 'delete'}
        onClose={onClose}
        title={`Delete “${name}”?`}
        description={`Its contacts stay as they are.${segment.isShared ? ' Your colleagues lose the segment too.' : ''}`}
        confirm="Delete"
        tone="danger"
        onConfirm={carryOutDeletion}
      />
    </>
  )
}

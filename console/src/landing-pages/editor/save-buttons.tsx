import type { LandingPageWithDraft } from '@gable/shared/landing-pages/landing-page.ts'
import { noneRemaining } from '@gable/shared/landing-pages/messages.ts'
import { endTestFirst } from '@gable/shared/landing-pages/split-tests/messages.ts'
import { SubmitButton } from '../../design/inputs/submit-button.tsx'
import { Tooltip } from '../../design/overlays/tooltip.tsx'
import { ownerOf } from '../landing-page-paths.ts'
import { useRemaining } from '../use-remaining.ts'
import { hasDraft, type SaveKind } from './use-page-editing.ts'

interface SaveButtonsProps {
  page: LandingPageWithDraft
  /** The id of Save Draft, which the menu presses on phones. */
  saveDraftId: string
}

/** Save shows visitors the changes at once. A page with a draft is published on purpose. */
export function SaveButtons({ page, saveDraftId }: SaveButtonsProps) {
  const owner = ownerOf(page)
  const { isFull } = useRemaining(owner)
  const disabledReason = page.hasSplitTest ? endTestFirst : page.status === 'DRAFT' && isFull && noneRemaining[owner]
  const saveDraft = page.status !== 'ARCHIVED' && (
    <SubmitButton variant="secondary" id={saveDraftId} value={'DRAFT' satisfies SaveKind} className="max-sm:hidden">
      Save Draft
    </SubmitButton>
  )
  // Enter in a field presses the first button: whatever shows visitors a draft is pressed on purpose.
  if (hasDraft(page))
    return (
      <>
        {saveDraft}
        <Tooltip text={disabledReason}>
          <SubmitButton value={'PUBLISH' satisfies SaveKind} disabled={disabledReason !== false}>
            Publish
          </SubmitButton>
        </Tooltip>
      </>
    )
  return (
    <>
      <Tooltip text={page.hasSplitTest && endTestFirst}>
        <SubmitButton value={'SAVE' satisfies SaveKind} disabled={page.hasSplitTest} className="order-last">
          Save
        </SubmitButton>
      </Tooltip>
      {saveDraft}
    </>
  )
}

import { printBrandingIncomplete } from '@gable/shared/branding/completeness.ts'
import type { Content } from '@gable/shared/content/content.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { PostcardSettings } from '@gable/shared/postcards/postcard-settings.ts'
import { useState } from 'react'
import type { ContentDraft } from '../../content/draft/use-content-draft.ts'
import { usePublishContent } from '../../content/use-publish-content.ts'
import { toast } from '../../design/feedback/toast.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { Tooltip } from '../../design/overlays/tooltip.tsx'
import { usePostcardContext } from '../preview/use-postcard-context.ts'
import { usePostcardEngine } from '../preview/use-postcard-engine.ts'
import { ReviewSheet } from '../review-sheet.tsx'
import { listPostcardErrors, mergeProblems, type PostcardError } from './postcard-errors.ts'

interface PublishPostcardButtonProps {
  content: Content
  draft: ContentDraft<PostcardSettings>
  brandingId: string | null
  isBrandingIncomplete: boolean
  /** Leads to the first error. */
  onErrors: (errors: readonly PostcardError[]) => void
  /** Those that only the server can find. */
  onServerErrors: (fields: Record<string, string>) => void
  showContent: (content: Content) => unknown
}

/** Saves what is pending, and opens the review in which it is approved. */
export function PublishPostcardButton(props: PublishPostcardButtonProps) {
  const { content, draft, brandingId, isBrandingIncomplete, onErrors, onServerErrors, showContent } = props
  const engine = usePostcardEngine()
  const context = usePostcardContext(brandingId)
  const publishContent = usePublishContent()
  const [isBusy, setBusy] = useState(false)
  const [isReviewing, setReviewing] = useState(false)
  const isPublished = content.status === 'PUBLISHED' && !content.hasUnpublishedChanges && draft.saveState === 'SAVED'
  const disabledReason = isBrandingIncomplete
    ? printBrandingIncomplete
    : isPublished && !isBusy && !isReviewing && 'There are no changes to publish.'

  function listErrors() {
    const settings = draft.getSettings()
    const problems = engine.data && context.data ? engine.data.draw(settings, context.data).problems : []
    return mergeProblems(listPostcardErrors(settings), problems).filter(({ severity }) => severity === 'error')
  }

  async function review() {
    const [first, ...others] = listErrors()
    if (first) {
      onErrors([first, ...others])
      return toast.error(first.field === null ? first.message : 'Some fields need attention')
    }
    setBusy(true)
    // A failed save has its own message and its own dialog.
    await draft.flush().catch(() => {})
    setBusy(false)
    if (draft.isSaved()) setReviewing(true)
  }

  async function publish() {
    try {
      const published = await publishContent(content._id, { medium: 'POSTCARD', isApproved: true })
      draft.settle(published)
      await showContent(published)
      setReviewing(false)
      toast.success('Postcard published')
    } catch (error) {
      toast.error('Unable to publish. Contact Support')
      if (!(error instanceof Problem) || error.code !== 'invalid' || !error.fields) return
      setReviewing(false)
      onServerErrors(error.fields)
    }
  }

  return (
    <>
      <Tooltip text={disabledReason}>
        <Button variant="primary" busy={isBusy} disabled={Boolean(disabledReason)} onClick={() => void review()}>
          Publish
        </Button>
      </Tooltip>
      <ReviewSheet content={content} open={isReviewing} onClose={() => setReviewing(false)} onApprove={publish} />
    </>
  )
}

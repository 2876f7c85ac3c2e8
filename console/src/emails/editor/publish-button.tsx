import { brandingIncomplete } from '@gable/shared/branding/completeness.ts'
import type { Content } from '@gable/shared/content/content.ts'
import type { EmailSettings } from '@gable/shared/emails/email-settings.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { useState } from 'react'
import type { ContentDraft } from '../../content/draft/use-content-draft.ts'
import { usePublishContent } from '../../content/use-publish-content.ts'
import { toast } from '../../design/feedback/toast.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { Tooltip } from '../../design/overlays/tooltip.tsx'

interface PublishButtonProps {
  content: Content
  draft: ContentDraft<EmailSettings>
  isBrandingIncomplete: boolean
  hasErrors: () => boolean
  /** Leads to the first error. The server names those that only it can find. */
  onErrors: (fields?: Record<string, string>) => void
  showContent: (content: Content) => unknown
}

/** Saves what is pending and publishes it. */
export function PublishButton(props: PublishButtonProps) {
  const { content, draft, isBrandingIncomplete, hasErrors, onErrors, showContent } = props
  const publishContent = usePublishContent()
  const [isBusy, setBusy] = useState(false)
  const isPublished = content.status === 'PUBLISHED' && !content.hasUnpublishedChanges && draft.saveState === 'SAVED'
  const disabledReason = isBrandingIncomplete
    ? brandingIncomplete
    : isPublished && !isBusy && 'There are no changes to publish.'

  async function publish() {
    if (hasErrors()) {
      onErrors()
      return toast.error('Some fields need attention')
    }
    setBusy(true)
    try {
      await draft.flush()
      const published = await publishContent(content._id, { medium: 'EMAIL' })
      draft.settle(published)
      await showContent(published)
      toast.success('Email published')
    } catch (error) {
      if (error instanceof Problem && error.code === 'invalid' && error.fields) onErrors(error.fields)
      // A failed save has its own message and its own dialog.
      if (draft.isSaved()) toast.error('Unable to publish. Contact Support')
    } finally {
      setBusy(false)
    }
  }

  return (
    <Tooltip text={disabledReason}>
      <Button variant="primary" busy={isBusy} disabled={Boolean(disabledReason)} onClick={() => void publish()}>
        Publish
      </Button>
    </Tooltip>
  )
}

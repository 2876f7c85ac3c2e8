import type { LandingPageWithDraft } from '@gable/shared/landing-pages/landing-page.ts'
import { noneRemaining } from '@gable/shared/landing-pages/messages.ts'
import { endTestFirst } from '@gable/shared/landing-pages/split-tests/messages.ts'
import { type ReactNode, useState } from 'react'
import { Callout } from '../../design/feedback/callout.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { Tooltip } from '../../design/overlays/tooltip.tsx'
import { ownerOf } from '../landing-page-paths.ts'
import { useLandingPageActions } from '../use-landing-page-actions.ts'
import { useRemaining } from '../use-remaining.ts'
import { PageVersionSheet } from './page-version-sheet.tsx'

/** Above a page that was never published, or that has unpublished changes. */
export function DraftNotice({ page }: { page: LandingPageWithDraft }) {
  const [isViewing, setViewing] = useState(false)
  const [isDiscarding, setDiscarding] = useState(false)
  const { discard } = useLandingPageActions()
  const preview = <Button onClick={() => setViewing(true)}>Preview</Button>
  const sheet = (
    <PageVersionSheet
      open={isViewing}
      onClose={() => setViewing(false)}
      title="Draft"
      layoutType={page.layoutType}
      owner={ownerOf(page)}
      settings={page.draft ?? page}
    />
  )
  if (page.status === 'DRAFT')
    return (
      <>
        <Callout
          tone="warning"
          title="Draft"
          action={
            <>
              {preview}
              <PublishButton page={page}>Publish</PublishButton>
            </>
          }
        >
          Visitors cannot open this page until you publish it.
        </Callout>
        {sheet}
      </>
    )
  if (page.status !== 'PUBLISHED' || !page.draft) return null
  return (
    <>
      <Callout
        tone="warning"
        title="Unpublished changes"
        action={
          <>
            {preview}
            <Button onClick={() => setDiscarding(true)}>Discard</Button>
            <PublishButton page={page}>Publish changes</PublishButton>
          </>
        }
      >
        {page.hasSplitTest
          ? endTestFirst
          : `Visitors see version ${page.publishedVersion} until you publish the draft.`}
      </Callout>
      {sheet}
      <ConfirmDialog
        open={isDiscarding}
        onClose={() => setDiscarding(false)}
        title="Discard your changes?"
        description="The landing page goes back to the published version."
        confirmLabel="Discard"
        tone="danger"
        onConfirm={() => discard(page)}
      />
    </>
  )
}

function PublishButton({ page, children }: { page: LandingPageWithDraft; children: ReactNode }) {
  const owner = ownerOf(page)
  const { isFull } = useRemaining(owner)
  const { publish } = useLandingPageActions()
  const [isBusy, setBusy] = useState(false)
  const disabledReason = page.hasSplitTest ? endTestFirst : page.status === 'DRAFT' && isFull && noneRemaining[owner]
  return (
    <Tooltip text={disabledReason}>
      <Button
        variant="primary"
        busy={isBusy}
        disabled={disabledReason !== false}
        onClick={() => {
          setBusy(true)
          void publish(page).finally(() => setBusy(false))
        }}
      >
        {children}
      </Button>
    </Tooltip>
  )
}

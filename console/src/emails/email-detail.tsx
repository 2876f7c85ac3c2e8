import type { ContentSettings } from '@gable/shared/content/content.ts'
import { FlaskConical, Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { BroadcastEmails } from '../broadcasts/broadcast-emails.tsx'
import { BroadcastList } from '../broadcasts/broadcast-list.tsx'
import { LazySendDialog } from '../broadcasts/lazy-send-dialog.ts'
import { SendContentButton } from '../broadcasts/send-content-button.tsx'
import type { LoadedContent } from '../content/content-boundary.tsx'
import { ContentDetail } from '../content/content-detail.tsx'
import { ContentPerformance } from '../content/content-performance.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { MenuItem } from '../design/overlays/menu.tsx'
import { preloadOnIntent } from '../platform/lazy-overlay.tsx'
import { useTitle } from '../platform/title.ts'
import { EmailCharts, emailEventTypes } from './email-charts.tsx'
import { EmailPreviewSheet } from './email-preview-sheet.tsx'
import { EmailThumbnail } from './email-thumbnail.tsx'
import { EmailTotals } from './email-totals.tsx'
import { LazyTestEmailDialog } from './test-email/lazy-test-email-dialog.ts'

interface ShownEmail {
  title: string
  settings: ContentSettings
}

export function EmailDetail({ content, smartContentVariation }: LoadedContent) {
  const [shown, setShown] = useState<ShownEmail>()
  const [isTesting, setTesting] = useState(false)
  const [isSending, setSending] = useState(false)
  const settings =
    smartContentVariation?.scConfigTemplateVariation.settings ?? content.publishedSettings ?? content.draftSettings
  useTitle(content.title)
  return (
    <>
      <ContentDetail
        content={content}
        preview={
          <div className="group relative h-full">
            <EmailThumbnail settings={settings} title={`Preview of ${content.title}`} />
            <span className="absolute right-3 bottom-3">
              <IconButton
                icon={Maximize2}
                variant="secondary"
                label="Show the email"
                onClick={() => setShown({ title: content.title, settings })}
              />
            </span>
          </div>
        }
        sendButton={<SendContentButton content={content} onClick={() => setSending(true)} />}
        sending={
          content.publishedVersion !== null && (
            <BroadcastList
              contentId={content._id}
              medium="EMAIL"
              renderPieces={(broadcastId, onClose) => <BroadcastEmails broadcastId={broadcastId} onClose={onClose} />}
            />
          )
        }
        performance={
          <ContentPerformance
            content={content}
            eventTypes={[...emailEventTypes]}
            totals={<EmailTotals statistics={content.statistics} />}
            renderCharts={(props) => <EmailCharts {...props} contentId={content._id} />}
          />
        }
        menuItems={
          <MenuItem icon={FlaskConical} onSelect={() => setTesting(true)} {...preloadOnIntent(LazyTestEmailDialog)}>
            Preview & Test
          </MenuItem>
        }
        onViewVersion={({ version, settings }) => setShown({ title: `Version ${version}`, settings })}
      />
      <EmailPreviewSheet email={shown} onClose={() => setShown(undefined)} />
      <LazySendDialog open={isSending} onClose={() => setSending(false)} medium="EMAIL" content={content} />
      <LazyTestEmailDialog
        content={content}
        version={content.publishedVersion === null ? 'DRAFT' : 'PUBLISHED'}
        variation={smartContentVariation?.scConfigTemplateVariation}
        open={isTesting}
        onClose={() => setTesting(false)}
      />
    </>
  )
}

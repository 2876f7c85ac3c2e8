import type { ContentSettings } from '@gable/shared/content/content.ts'
import { Eye, FileDown, Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { BroadcastList } from '../broadcasts/broadcast-list.tsx'
import { LazySendDialog } from '../broadcasts/lazy-send-dialog.ts'
import { SendContentButton } from '../broadcasts/send-content-button.tsx'
import type { LoadedContent } from '../content/content-boundary.tsx'
import { ContentDetail } from '../content/content-detail.tsx'
import { ContentPerformance } from '../content/content-performance.tsx'
import { isSmart } from '../content/content-rules.ts'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { SegmentedControl } from '../design/inputs/segmented-control.tsx'
import { MenuItem } from '../design/overlays/menu.tsx'
import { useTitle } from '../platform/title.ts'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { BroadcastPostcards } from './pieces/broadcast-postcards.tsx'
import { PostcardSlideOut } from './pieces/postcard-slide-out.tsx'
import { ScanSlideOut } from './pieces/scan-slide-out.tsx'
import { PostcardCharts, postcardEventTypes } from './postcard-charts.tsx'
import { PostcardTotals } from './postcard-totals.tsx'
import { PostcardSheet } from './preview/postcard-sheet.tsx'
import { PostcardThumbnail } from './preview/postcard-thumbnail.tsx'
import { useDownloadProof } from './use-download-proof.ts'

interface ShownPostcard {
  /** Undefined for the postcard as it is now. */
  version?: number
  settings: ContentSettings
}

export function PostcardDetail({ content, smartContentVariation }: LoadedContent) {
  const [shown, setShown] = useState<ShownPostcard>()
  const [isShown, setIsShown] = useState(false)
  const [isSending, setSending] = useState(false)
  const scans = useOverlayParam('scans')
  const piece = useOverlayParam('postcard')
  const { downloadProof } = useDownloadProof()
  const variation = smartContentVariation?.scConfigTemplateVariation
  const settings = variation?.settings ?? content.publishedSettings ?? content.draftSettings
  const show = (postcard: ShownPostcard) => {
    setShown(postcard)
    setIsShown(true)
  }
  useTitle(content.title)
  return (
    <>
      <ContentDetail
        content={content}
        preview={<DetailPreview title={content.title} settings={settings} onOpen={() => show({ settings })} />}
        sendButton={<SendContentButton content={content} onClick={() => setSending(true)} />}
        sending={
          content.publishedVersion !== null && (
            <BroadcastList
              contentId={content._id}
              medium="POSTCARD"
              renderPieces={(broadcastId, onClose) => (
                <BroadcastPostcards broadcastId={broadcastId} onClose={onClose} onView={piece.open} />
              )}
            />
          )
        }
        performance={
          <ContentPerformance
            content={content}
            eventTypes={[...postcardEventTypes]}
            totals={<PostcardTotals statistics={content.statistics} onShowScans={() => scans.open('all')} />}
            renderCharts={(props) => <PostcardCharts {...props} />}
          />
        }
        menuItems={
          <>
            <MenuItem icon={Eye} onSelect={() => show({ settings })}>
              {isSmart(content) ? 'View Sample' : 'Preview'}
            </MenuItem>
            <MenuItem
              icon={FileDown}
              onSelect={() =>
                void downloadProof({
                  contentId: content._id,
                  version: content.publishedVersion === null ? 'DRAFT' : 'PUBLISHED',
                  smartContentConfigVariationId: variation?._id,
                })
              }
            >
              Download Proof
            </MenuItem>
          </>
        }
        onViewVersion={({ version, settings }) => show({ version, settings })}
      />
      {shown && (
        <PostcardSheet
          open={isShown}
          onClose={() => setIsShown(false)}
          name={content.title}
          description={shown.version === undefined ? undefined : `Version ${shown.version}`}
          settings={shown.settings}
          isSmart={isSmart(content)}
        />
      )}
      <LazySendDialog open={isSending} onClose={() => setSending(false)} medium="POSTCARD" content={content} />
      <ScanSlideOut contentId={content._id} open={scans.openId !== undefined} onClose={scans.close} />
      <PostcardSlideOut pieceId={piece.openId} onClose={piece.close} />
    </>
  )
}

interface DetailPreviewProps {
  title: string
  settings: ContentSettings
  onOpen: () => void
}

function DetailPreview({ title, settings, onOpen }: DetailPreviewProps) {
  const [side, setSide] = useState<'front' | 'back'>('front')
  return (
    <div className="flex h-full flex-col bg-sunken">
      <div className="min-h-0 flex-1 px-[11%] pt-3">
        <PostcardThumbnail title={title} settings={settings} side={side} />
      </div>
      <div className="flex shrink-0 items-center justify-center gap-2 p-2">
        <SegmentedControl label="Side" value={side} options={sideOptions} onChange={setSide} />
        <IconButton icon={Maximize2} variant="secondary" size="sm" label="Show the postcard" onClick={onOpen} />
      </div>
    </div>
  )
}

const sideOptions = [
  { value: 'front', label: 'Front' },
  { value: 'back', label: 'Back' },
] as const

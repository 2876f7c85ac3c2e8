import type { PageSettings } from '@gable/shared/landing-pages/landing-page.ts'
import { isLayoutType } from '@gable/shared/landing-pages/layout.ts'
import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { useState } from 'react'
import type { Device } from '../../design/layout/editor/device.ts'
import { PreviewFrame } from '../../design/layout/editor/preview-frame.tsx'
import { BottomSheet } from '../../design/overlays/bottom-sheet.tsx'
import type { VersionSheetProps } from '../../editing/versions/versions-slide-out.tsx'
import { PagePreview } from '../page-preview.tsx'

interface PageVersionSheetProps extends VersionSheetProps {
  layoutType: string
  owner: PageOwner
  settings: PageSettings
}

/** The page as it is, or was, with these settings. */
export function PageVersionSheet({ layoutType, owner, settings, ...sheet }: PageVersionSheetProps) {
  const [device, setDevice] = useState<Device>('desktop')
  return (
    <BottomSheet {...sheet} device={device} onDeviceChange={setDevice}>
      <div className="flex min-h-0 flex-1 flex-col border-line border-t">
        <PreviewFrame device={device}>
          {isLayoutType(layoutType) && (
            <PagePreview
              layoutType={layoutType}
              settings={settings.layoutSettings}
              general={settings.generalSettings}
              owner={owner}
              title={`Preview of ${sheet.title.toLowerCase()}`}
            />
          )}
        </PreviewFrame>
      </div>
    </BottomSheet>
  )
}

import type { ContentTemplate } from '@gable/shared/content/content.ts'
import { intentLabels } from '@gable/shared/content/content-kind.ts'
import { useState } from 'react'
import { getLeadTypeLabel } from '../content/content-labels.ts'
import { isSmart } from '../content/content-rules.ts'
import { SmartBadge } from '../content/smart-badge.tsx'
import { UseContentButton } from '../content/use-content-button.tsx'
import { Badge } from '../design/data/badge.tsx'
import type { Device } from '../design/layout/editor/device.ts'
import { BottomSheet } from '../design/overlays/bottom-sheet.tsx'
import { useLastShown } from '../design/overlays/use-last-shown.ts'
import { FramedEmailPreview } from './framed-email-preview.tsx'

interface EmailTemplateSheetProps {
  template: ContentTemplate | undefined
  onClose: () => void
}

/** A full-size preview of a template, with the button that uses it. */
export function EmailTemplateSheet({ template, onClose }: EmailTemplateSheetProps) {
  const [device, setDevice] = useState<Device>('desktop')
  const visible = useLastShown(template)
  if (!visible) return null
  return (
    <BottomSheet
      open={template !== undefined}
      onClose={onClose}
      title="Create Email"
      device={device}
      onDeviceChange={setDevice}
      actions={<UseContentButton template={visible} />}
    >
      <div
        key={visible._id}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto border-line border-t sm:grid sm:grid-cols-[320px_minmax(0,1fr)] sm:overflow-hidden"
      >
        <section
          aria-label="About this template"
          className="space-y-3 border-line px-5 py-4 sm:overflow-y-auto sm:border-r"
        >
          <h3 className="font-semibold text-title">{visible.title}</h3>
          <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
            {isSmart(visible) && (
              <li>
                <SmartBadge />
              </li>
            )}
            <li>
              <Badge>{intentLabels[visible.intent]}</Badge>
            </li>
            <li>
              <Badge>{`${getLeadTypeLabel(visible.leadType)} leads`}</Badge>
            </li>
          </ul>
          <p className="text-muted">{visible.description}</p>
          {isSmart(visible) && (
            <p className="text-muted text-table">
              You see one of its variations. Each contact gets current figures of their own home.
            </p>
          )}
        </section>
        <div className="min-h-[70dvh] flex-1 sm:min-h-0">
          <FramedEmailPreview email={visible} device={device} />
        </div>
      </div>
    </BottomSheet>
  )
}

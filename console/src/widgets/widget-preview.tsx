import type { WidgetSettings, WidgetType } from '@gable/shared/widgets/settings.ts'
import { PreviewFrame, PreviewError, PreviewLoading } from '../journeys/preview-frame.tsx'
import { useAccount } from '../platform/account.ts'
import { toPreviewWidget } from './preview-widget.ts'
import { useAccountDefaults } from './use-account-defaults.ts'

interface WidgetPreviewProps {
  type: WidgetType
  /** As they are being edited: they need not make sense yet. */
  settings: WidgetSettings
  /** What visitors meet first, or what they are asked after they pressed its button. */
  stage: 'view' | 'form'
  /** Of the website around it. */
  ground?: 'light' | 'dark' | undefined
  /** What the frame is called by those who do not see it. */
  title: string
}

/** The very element that websites show, in the brand and with the forms it is set to. It fills its box. */
export function WidgetPreview({ type, settings, stage, ground = 'light', title }: WidgetPreviewProps) {
  const { agency } = useAccount()
  const { data, error, isValidating, retry } = useAccountDefaults()
  const widget = data && toPreviewWidget(type, settings, { ...data, agencyName: agency.name })
  const message = { type: 'gable:preview', widget, stage, ground } as const
  if (widget) return <PreviewFrame src="/w/preview" message={message} title={title} />
  if (error || data) return <PreviewError onRetry={retry} retrying={isValidating} />
  return (
    <div className="relative h-full min-h-0 w-full">
      <PreviewLoading />
    </div>
  )
}

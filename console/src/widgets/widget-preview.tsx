import type { WidgetSettings, WidgetType } from '@gable/shared/widgets/settings.ts'
import { PreviewError, PreviewFrame, PreviewLoading } from '../journeys/preview-frame.tsx'
import { useAccount } from '../platform/account.ts'
import { toPreviewWidget } from './preview-widget.ts'
import { useAccountDefaults } from './use-account-defaults.ts'

interface WidgetPreviewProps {
  type: WidgetType
  /** May be incomplete while they are being edited. */
  settings: WidgetSettings
  /** The first screen of the widget, or the form that its button opens. */
  stage: 'view' | 'form'
  /** The background of the website around the widget. */
  background?: 'light' | 'dark' | undefined
  /** Accessible name of the frame. */
  title: string
}

/** Renders the widget element that websites embed, with its branding and forms. Fills its container. */
export function WidgetPreview({ type, settings, stage, background = 'light', title }: WidgetPreviewProps) {
  const { agency } = useAccount()
  const { data, error, isValidating, retry } = useAccountDefaults()
  const widget = data && toPreviewWidget(type, settings, { ...data, agencyName: agency.name })
  const message = { type: 'gable:preview', widget, stage, ground: background } as const
  if (widget) return <PreviewFrame src="/w/preview" message={message} title={title} />
  if (error || data) return <PreviewError onRetry={retry} retrying={isValidating} />
  return (
    <div className="relative h-full min-h-0 w-full">
      <PreviewLoading />
    </div>
  )
}

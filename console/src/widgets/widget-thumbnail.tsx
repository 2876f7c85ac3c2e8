import type { WidgetSettings, WidgetType } from '@gable/shared/widgets/settings.ts'
import { Thumbnail } from '../assets/thumbnail.tsx'
import { SampleSite } from './sample-site.tsx'
import { WidgetPreview } from './widget-preview.tsx'

interface WidgetThumbnailProps {
  type: WidgetType
  settings: WidgetSettings
  title: string
}

/** A widget as a picture of itself. It fills its box. */
export function WidgetThumbnail(preview: WidgetThumbnailProps) {
  const widget = <WidgetPreview {...preview} stage="view" />
  return (
    <Thumbnail width={naturalWidths[preview.type]}>
      {preview.type === 'SEARCH' ? (
        <SampleSite>
          <div className="h-28">{widget}</div>
        </SampleSite>
      ) : (
        widget
      )}
    </Thumbnail>
  )
}

/** As wide as each stands on a page that has room for it, so that its words can be read in a card. */
const naturalWidths: Record<WidgetType, number> = {
  SEARCH: 620,
  HOME_SALE_CALC: 960,
  MORTGAGE_CALC: 960,
  AFFORDABILITY_CALC: 960,
}

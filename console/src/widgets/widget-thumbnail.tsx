import type { WidgetSettings, WidgetType } from '@gable/shared/widgets/settings.ts'
import { Thumbnail } from '../assets/thumbnail.tsx'
import { SampleSite } from './sample-site.tsx'
import { WidgetPreview } from './widget-preview.tsx'

interface WidgetThumbnailProps {
  type: WidgetType
  settings: WidgetSettings
  title: string
}

/** A scaled-down preview of a widget. Fills its container. */
export function WidgetThumbnail(props: WidgetThumbnailProps) {
  const widget = <WidgetPreview {...props} stage="view" />
  return (
    <Thumbnail width={naturalWidths[props.type]}>
      {props.type === 'SEARCH' ? (
        <SampleSite>
          <div className="h-28">{widget}</div>
        </SampleSite>
      ) : (
        widget
      )}
    </Thumbnail>
  )
}

/** Widths in CSS pixels at which the text of each type stays readable in a card. */
const naturalWidths: Record<WidgetType, number> = {
  SEARCH: 620,
  HOME_SALE_CALC: 960,
  MORTGAGE_CALC: 960,
  AFFORDABILITY_CALC: 960,
}

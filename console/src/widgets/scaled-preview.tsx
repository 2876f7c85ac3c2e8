import { grounds } from '@gable/shared/branding/brand-colours.ts'
import type { WidgetSettings, WidgetType } from '@gable/shared/widgets/settings.ts'
import { useRef } from 'react'
import { SampleSite } from './sample-site.tsx'
import { useOnceVisible } from './use-once-visible.ts'
import { useWidth } from './use-width.ts'
import { WidgetPreview } from './widget-preview.tsx'

interface ScaledPreviewProps {
  type: WidgetType
  settings: WidgetSettings
  title: string
}

/** A widget as a picture of itself: the real one, made small, beyond the reach of mouse and keyboard. It fills its box. */
export function ScaledPreview(preview: ScaledPreviewProps) {
  const box = useRef<HTMLDivElement>(null)
  const isVisible = useOnceVisible(box)
  const natural = naturalWidthOf[preview.type]
  const scale = useWidth(box) / natural
  const widget = <WidgetPreview {...preview} stage="view" />
  return (
    <div
      ref={box}
      {...asPicture}
      className="pointer-events-none relative h-full overflow-hidden"
      style={{ backgroundColor: grounds.light }}
    >
      {isVisible && scale > 0 && (
        <div
          className="absolute top-0 left-0 origin-top-left"
          style={{ width: natural, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        >
          {preview.type === 'SEARCH' ? (
            <SampleSite>
              <div className="h-28">{widget}</div>
            </SampleSite>
          ) : (
            widget
          )}
        </div>
      )}
    </div>
  )
}

/** React 18 passes `inert` through but does not type it. */
const asPicture = { inert: '', 'aria-hidden': true } as object

/** As wide as each stands on a page that has room for it, so that its words can be read in a card. */
const naturalWidthOf: Record<WidgetType, number> = {
  SEARCH: 620,
  HOME_SALE_CALC: 960,
  MORTGAGE_CALC: 960,
  AFFORDABILITY_CALC: 960,
}

import type { ReportLink, ReportMap } from '@gable/shared/reports/report.ts'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { MapHandle } from '../design/map/create-map.ts'
import { MapFrame } from '../design/map/map-frame.tsx'
import { mapZoom } from '../design/map/map-zoom.ts'
import { addPin } from '../design/map/pin.ts'
import { settings } from '../platform/settings.ts'

export interface ReportMapProps {
  map: ReportMap
  toHref: (link: ReportLink) => string
}

/** Each pin leads to the page of its home, as its row in the table does. */
export function ReportMapFrame({ map: { title, pins }, toHref }: ReportMapProps) {
  const navigate = useNavigate()
  // A text, because the report is a new object after each refresh.
  const content = JSON.stringify(pins.map(({ link, ...pin }) => ({ ...pin, href: toHref(link) })))
  const draw = useCallback(
    (handle: MapHandle) => drawPins(handle, JSON.parse(content) as PinData[], (href) => navigate(href)),
    [content, navigate],
  )
  return <MapFrame label={title} tiles={settings} className="h-96 rounded-lg border border-line" onReady={draw} />
}

type PinData = Omit<ReportMap['pins'][number], 'link'> & { href: string }

function drawPins(handle: MapHandle, data: readonly PinData[], open: (href: string) => void) {
  const pins = data.map(({ latitude, longitude, name, detail, href }) =>
    addPin(handle, { latitude, longitude, label: `${name}, ${detail}`, onOpen: () => open(href) }),
  )
  handle.map.fitBounds(handle.leaflet.featureGroup(pins).getBounds(), {
    paddingTopLeft: [64, 48],
    paddingBottomRight: [32, 32],
    maxZoom: mapZoom.default,
    animate: false,
  })
  return () => {
    for (const pin of pins) pin.remove()
  }
}

import { lazy, Suspense } from 'react'
import type { ReportMapProps } from './report-map-frame.tsx'

const ReportMapFrame = lazy(async () => ({ default: (await import('./report-map-frame.tsx')).ReportMapFrame }))

/** Homes on a map, which loads apart because few reports have one. */
export function ReportMapCard({ map, toHref }: ReportMapProps) {
  if (map.pins.length === 0) return null
  return (
    <div className="space-y-3 print:hidden">
      <h3 className="font-semibold">{map.title}</h3>
      <Suspense fallback={<div className="h-96 rounded-lg border border-line" />}>
        <ReportMapFrame map={map} toHref={toHref} />
      </Suspense>
    </div>
  )
}

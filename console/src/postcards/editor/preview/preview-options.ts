import { useMemo, useState } from 'react'
import type { Choice } from '../../../design/inputs/option.ts'

/** For whom and how the preview shows the postcard. */
export function usePreviewOptions() {
  /** Without it, the preview shows a sample. */
  const [contact, setContact] = useState<Choice | null>(null)
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [hasGuides, setGuides] = useState(false)
  return useMemo(() => ({ contact, setContact, zoom, setZoom, hasGuides, setGuides }), [contact, zoom, hasGuides])
}

export type PreviewOptions = ReturnType<typeof usePreviewOptions>

export const zooms = ['fit', '50', '75', '100', '150', '200'] as const
type Zoom = (typeof zooms)[number]

/** The width on screen of so many points of paper. 100 % is life-size on a screen of 96 dpi. */
export const toScreenWidth = (points: number, zoom: Zoom): string | undefined =>
  zoom === 'fit' ? undefined : `${Math.round((points / 72) * 96 * (Number(zoom) / 100))}px`

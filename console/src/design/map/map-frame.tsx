import { useEffect, useRef, useState } from 'react'
import { Skeleton } from '../feedback/skeleton.tsx'
import type { MapHandle, TileSettings } from './create-map.ts'

interface MapFrameProps {
  /** The accessible name. */
  label: string
  /** Without tiles the map shows outlines of states and counties. Must be stable between renders. */
  tiles: TileSettings
  className?: string
  /** Adds content to the map and may return a cleanup function. Must be stable between renders. */
  onReady: (map: MapHandle) => undefined | (() => void)
}

/** A map that loads Leaflet when it is first rendered. */
export function MapFrame({ label, tiles, className = 'h-80', onReady }: MapFrameProps) {
  const container = useRef<HTMLDivElement>(null)
  const { map, hasFailed } = useMap(container, tiles)
  useEffect(() => map && onReady(map), [map, onReady])
  return (
    <section aria-label={label} className={`relative isolate overflow-hidden bg-sunken ${className}`}>
      <div ref={container} className="h-full w-full" />
      {!map && !hasFailed && <Skeleton className="absolute inset-0 rounded-none" />}
      {hasFailed && (
        <p className="absolute inset-0 flex items-center justify-center p-6 text-center text-muted">
          The map could not be loaded.
        </p>
      )}
    </section>
  )
}

function useMap(container: React.RefObject<HTMLDivElement | null>, tiles: TileSettings) {
  const [map, setMap] = useState<MapHandle>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let created: MapHandle | undefined
    let isUnmounted = false
    import('./create-map.ts').then(
      ({ createMap }) => {
        if (isUnmounted || !container.current) return
        created = createMap(container.current, tiles)
        setMap(created)
      },
      () => setFailed(true),
    )
    return () => {
      isUnmounted = true
      setMap(undefined)
      created?.map.remove()
    }
  }, [container, tiles])
  return { map, hasFailed }
}

import { useEffect, useRef, useState } from 'react'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import type { OpenMap } from './open-map.ts'

interface MapFrameProps {
  /** What the map shows, for who cannot see it. */
  label: string
  className?: string
  /** Puts things on the map, and takes them off again where it answers how. Keep it the same between renders. */
  draw: (opened: OpenMap) => undefined | (() => void)
}

/** A map, in the size of its class. Its code comes when it is first needed; without tiles it is still a plan of what lies where. */
export function MapFrame({ label, className = 'h-80', draw }: MapFrameProps) {
  const ground = useRef<HTMLDivElement>(null)
  const { opened, isFailed } = useOpened(ground)
  useEffect(() => opened && draw(opened), [opened, draw])
  return (
    <section aria-label={label} className={`relative isolate overflow-hidden bg-sunken ${className}`}>
      <div ref={ground} className="h-full w-full" />
      {!opened && !isFailed && <Skeleton className="absolute inset-0 rounded-none" />}
      {isFailed && (
        <p className="absolute inset-0 flex items-center justify-center p-6 text-center text-muted">
          The map could not be loaded.
        </p>
      )}
    </section>
  )
}

function useOpened(ground: React.RefObject<HTMLDivElement | null>) {
  const [opened, setOpened] = useState<OpenMap>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    let map: OpenMap['map'] | undefined
    let isGone = false
    import('./open-map.ts').then(
      ({ openMap }) => {
        if (isGone || !ground.current) return
        const fresh = openMap(ground.current)
        map = fresh.map
        setOpened(fresh)
      },
      () => setFailed(true),
    )
    return () => {
      isGone = true
      setOpened(undefined)
      map?.remove()
    }
  }, [ground])
  return { opened, isFailed }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import type { MapHandle } from '../../design/map/create-map.ts'
import type { MapBounds } from './map-bounds.ts'
import type { useContactMap } from './use-contact-map.ts'

type ViewportInput = Pick<ReturnType<typeof useContactMap>, 'queryKey' | 'initialBounds' | 'setVisibleBounds'>

/** The visible area of the map. It fits the results of each query until the user moves the map. */
export function useMapViewport({ queryKey, initialBounds, setVisibleBounds }: ViewportInput) {
  const [handle, setHandle] = useState<MapHandle>()
  const isMovedByUser = useRef(false)
  const fittedQueryKey = useRef<string>()
  const latestSetVisibleBounds = useRef(setVisibleBounds)
  latestSetVisibleBounds.current = setVisibleBounds

  const onReady = useCallback((ready: MapHandle) => {
    setHandle(ready)
    fittedQueryKey.current = undefined
    const stopTracking = trackUserMoves(ready, isMovedByUser, (bounds) => latestSetVisibleBounds.current(bounds))
    return () => {
      stopTracking()
      setHandle(undefined)
    }
  }, [])

  useEffect(() => {
    if (!handle || !initialBounds || fittedQueryKey.current === queryKey) return
    fittedQueryKey.current = queryKey
    isMovedByUser.current = false
    handle.map.fitBounds(toLatLngBounds(initialBounds), { animate: false })
  }, [handle, queryKey, initialBounds])

  const goTo = useCallback(
    (bounds: MapBounds) => {
      isMovedByUser.current = true
      handle?.map.fitBounds(toLatLngBounds(bounds), { maxZoom: 18, padding: [24, 24] })
    },
    [handle],
  )
  return { handle, onReady, goTo }
}

/** Leaflet also fires `moveend` when the map opens or resizes, so only moves after user input are reported. */
function trackUserMoves({ map }: MapHandle, isMovedByUser: { current: boolean }, onMove: (bounds: MapBounds) => void) {
  const handleInput = () => {
    isMovedByUser.current = true
  }
  const handleMoveEnd = () => {
    if (!isMovedByUser.current) return
    const bounds = map.getBounds()
    onMove({ south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() })
  }
  const container = map.getContainer()
  for (const event of inputEvents) container.addEventListener(event, handleInput)
  map.on('moveend', handleMoveEnd)
  return () => {
    for (const event of inputEvents) container.removeEventListener(event, handleInput)
    map.off('moveend', handleMoveEnd)
  }
}

const inputEvents = ['pointerdown', 'keydown', 'wheel'] as const

const toLatLngBounds = ({ south, west, north, east }: MapBounds): [[number, number], [number, number]] => [
  [south, west],
  [north, east],
]

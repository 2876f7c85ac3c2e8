import { useCallback, useEffect, useRef, useState } from 'react'
import type { OpenMap } from '../../map/open-map.ts'
import type { Box } from './box.ts'
import type { useMap } from './use-map.ts'

/** The part of the world that a map shows: where the homes are, and from there wherever somebody goes. */
export function useMapWindow({
  question,
  start,
  look,
}: Pick<ReturnType<typeof useMap>, 'question' | 'start' | 'look'>) {
  const [opened, setOpened] = useState<OpenMap>()
  const isMoved = useRef(false)
  const shownFor = useRef<string>()
  const latest = useRef(look)
  latest.current = look

  const keep = useCallback((fresh: OpenMap) => {
    setOpened(fresh)
    shownFor.current = undefined
    const release = tellMoves(fresh, isMoved, (box) => latest.current(box))
    return () => {
      release()
      setOpened(undefined)
    }
  }, [])

  useEffect(() => {
    if (!opened || !start || shownFor.current === question) return
    shownFor.current = question
    isMoved.current = false
    opened.map.fitBounds(boundsOf(start), { animate: false })
  }, [opened, question, start])

  const goTo = useCallback(
    (box: Box) => {
      isMoved.current = true
      opened?.map.fitBounds(boundsOf(box), { maxZoom: 18, padding: [24, 24] })
    },
    [opened],
  )
  return { opened, keep, goTo }
}

/** A map moves by itself when it opens and is resized; only where a person takes it is told. */
function tellMoves({ map }: OpenMap, isMoved: { current: boolean }, tell: (box: Box) => void) {
  const touched = () => {
    isMoved.current = true
  }
  const moved = () => {
    if (!isMoved.current) return
    const bounds = map.getBounds()
    tell({ south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() })
  }
  const ground = map.getContainer()
  for (const sign of signs) ground.addEventListener(sign, touched)
  map.on('moveend', moved)
  return () => {
    for (const sign of signs) ground.removeEventListener(sign, touched)
    map.off('moveend', moved)
  }
}

const signs = ['pointerdown', 'keydown', 'wheel'] as const

const boundsOf = ({ south, west, north, east }: Box): [[number, number], [number, number]] => [
  [south, west],
  [north, east],
]

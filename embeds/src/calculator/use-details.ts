import { useLayoutEffect, useState } from 'preact/hooks'
import { adopt } from '../element/adopt.ts'
import type { InElement } from '../element/define.ts'
import type { PieceName, Pieces } from '../element/pieces.ts'
import { usePiece } from '../element/use-piece.ts'
import { isKept } from './kept.ts'

type DetailsName = { [Name in PieceName]: Pieces[Name] extends { css: string } ? Name : never }[PieceName]

interface Place extends InElement {
  origin: string
  shown: { widgetId: string }
}

/** What makes a calculator count, fetched when a visitor comes near, or at once for who comes back to figures of before. */
export function useDetails<Name extends DetailsName>(name: Name, { element, origin, shown }: Place) {
  const [isNear, setNear] = useState(() => isKept(shown.widgetId))
  const fetched = usePiece(name, origin, isNear)
  const piece = fetched.state === 'here' ? fetched.piece : undefined
  useLayoutEffect(() => {
    if (piece) adopt(element, piece.css)
  }, [element, piece])
  return { fetched, piece, onNear: () => setNear(true) }
}

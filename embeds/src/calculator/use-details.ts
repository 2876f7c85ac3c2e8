import { useLayoutEffect, useState } from 'preact/hooks'
import { adoptStyles } from '../element/adopt-styles.ts'
import type { HostProps } from '../element/define-element.ts'
import type { PieceName, Pieces } from '../element/pieces.ts'
import { usePiece } from '../element/use-piece.ts'
import { hasSavedInputs } from './saved-inputs.ts'

type DetailsName = { [Name in PieceName]: Pieces[Name] extends { css: string } ? Name : never }[PieceName]

interface WidgetContext extends HostProps {
  origin: string
  widget: { widgetId: string }
}

/** Loads a calculator's code on the first pointer or focus, or at once if there are saved inputs to restore. */
export function useDetails<Name extends DetailsName>(name: Name, { element, origin, widget }: WidgetContext) {
  const [isNeeded, setNeeded] = useState(() => hasSavedInputs(element, widget.widgetId))
  const fetched = usePiece(name, origin, isNeeded)
  const piece = fetched.state === 'ready' ? fetched.piece : undefined
  useLayoutEffect(() => {
    if (piece) adoptStyles(element, piece.css)
  }, [element, piece])
  return { fetched, piece, onIntent: () => setNeeded(true) }
}

import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { LazyPiece, type LazyPieceProps } from './lazy-piece.tsx'

interface MoreDetailsProps<Piece> extends Omit<LazyPieceProps<Piece>, 'children'> {
  children(piece: Piece, isOpen: boolean): ComponentChildren
}

/** Toggles the details. Once loaded they stay mounted and receive whether they are open. */
export function MoreDetails<Piece>({ fetched, labels, children }: MoreDetailsProps<Piece>) {
  const [isOpen, setOpen] = useState(false)
  const isMounted = isOpen || fetched.state === 'ready' || fetched.state === 'failed'
  return (
    <div class="more">
      <button type="button" class="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? labels.less : labels.more}
      </button>
      {isMounted && (
        <LazyPiece fetched={fetched} labels={labels}>
          {(piece) => children(piece, isOpen)}
        </LazyPiece>
      )}
    </div>
  )
}

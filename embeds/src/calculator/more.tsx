import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Late, type LateProps } from './late.tsx'

interface MoreProps<Piece> extends Omit<LateProps<Piece>, 'children'> {
  children(piece: Piece, isOpen: boolean): ComponentChildren
}

/** The way to all that is not needed at first. The piece stands as soon as it is there, and is told whether it is open. */
export function More<Piece>({ fetched, words, children }: MoreProps<Piece>) {
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen || fetched.state === 'here' || fetched.state === 'failed'
  return (
    <div class="more">
      <button type="button" class="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.less : words.more}
      </button>
      {isShown && (
        <Late fetched={fetched} words={words}>
          {(piece) => children(piece, isOpen)}
        </Late>
      )}
    </div>
  )
}

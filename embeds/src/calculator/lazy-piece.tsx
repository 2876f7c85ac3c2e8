import type { CalculatorLabels } from '@gable/shared/widgets/labels/calculator.ts'
import type { ComponentChildren } from 'preact'

export interface LazyPieceProps<Piece> {
  fetched: { state: 'loading' | 'idle' } | { state: 'ready'; piece: Piece } | { state: 'failed'; retry(): void }
  labels: CalculatorLabels
  children(piece: Piece): ComponentChildren
}

/** Renders a piece once it has loaded; until then a loading text, or a retry button after a failure. */
export function LazyPiece<Piece>({ fetched, labels, children }: LazyPieceProps<Piece>) {
  if (fetched.state === 'ready') return children(fetched.piece)
  if (fetched.state !== 'failed') return <p class="small">{labels.loading}</p>
  return (
    <p class="fault" role="alert">
      {labels.unreachable}{' '}
      <button type="button" class="quiet" onClick={fetched.retry}>
        {labels.retry}
      </button>
    </p>
  )
}

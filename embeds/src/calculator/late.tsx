import type { CalculatorWords } from '@gable/shared/widgets/words/calculator.ts'
import type { ComponentChildren } from 'preact'

export interface LateProps<Piece> {
  fetched: { state: 'coming' | 'idle' } | { state: 'here'; piece: Piece } | { state: 'failed'; retry(): void }
  words: CalculatorWords
  children(piece: Piece): ComponentChildren
}

/** What a piece shows, or that it is on its way, or how to ask for it again. */
export function Late<Piece>({ fetched, words, children }: LateProps<Piece>) {
  if (fetched.state === 'here') return <>{children(fetched.piece)}</>
  if (fetched.state !== 'failed') return <p class="small">{words.loading}</p>
  return (
    <p class="fault" role="alert">
      {words.unreachable}{' '}
      <button type="button" class="quiet" onClick={fetched.retry}>
        {words.retry}
      </button>
    </p>
  )
}

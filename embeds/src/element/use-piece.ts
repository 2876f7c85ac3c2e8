import { useCallback, useEffect, useState } from 'preact/hooks'
import { fetchPiece, type PieceName, type Pieces } from './pieces.ts'

type Fetched<Name extends PieceName> =
  | { state: 'loading' | 'idle' }
  | { state: 'ready'; piece: Pieces[Name] }
  | { state: 'failed'; retry(): void }

export function usePiece<Name extends PieceName>(name: Name, origin: string, isNeeded: boolean): Fetched<Name> {
  const [piece, setPiece] = useState<Pieces[Name]>()
  const [hasFailed, setFailed] = useState(false)
  const fetch = useCallback(() => {
    setFailed(false)
    fetchPiece(name, origin).then(
      (piece) => setPiece(() => piece),
      () => setFailed(true),
    )
  }, [name, origin])
  useEffect(() => {
    if (isNeeded) fetch()
  }, [isNeeded, fetch])
  if (piece) return { state: 'ready', piece }
  if (hasFailed) return { state: 'failed', retry: fetch }
  return { state: isNeeded ? 'loading' : 'idle' }
}

/**
 * Does what is over when the signal stops it, and in so many milliseconds at the latest. `AbortSignal.any` would hold the
 * deadline so weakly that the garbage collector may take it, and then it never comes.
 */
export async function withDeadline<T>(
  signal: AbortSignal,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const stopper = new AbortController()
  const stop = () => stopper.abort(signal.reason)
  const late = () => stopper.abort(new DOMException('It took too long', 'TimeoutError'))
  const timer = setTimeout(late, milliseconds)
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  try {
    return await work(stopper.signal)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

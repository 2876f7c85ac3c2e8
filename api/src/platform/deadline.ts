/**
 * Runs `work` with a signal that aborts with the given one, or after a timeout. `AbortSignal.any` with
 * `AbortSignal.timeout` holds the timeout weakly: once garbage collected, it never fires.
 */
export async function withDeadline<T>(
  signal: AbortSignal,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const abort = () => controller.abort(signal.reason)
  const expire = () => controller.abort(new DOMException('The operation timed out', 'TimeoutError'))
  const timer = setTimeout(expire, milliseconds)
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}

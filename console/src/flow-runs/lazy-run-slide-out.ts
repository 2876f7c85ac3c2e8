import { lazyOverlay } from '../platform/lazy-overlay.tsx'

export const LazyRunSlideOut = lazyOverlay(
  async () => (await import('./run-slide-out.tsx')).RunSlideOut,
  ({ runId }) => runId !== undefined,
)

import { lazyOverlay } from '../platform/lazy-overlay.tsx'

export const LazyEmailSlideOut = lazyOverlay(
  async () => (await import('./email-slide-out.tsx')).EmailSlideOut,
  ({ emailId }) => emailId !== undefined,
)

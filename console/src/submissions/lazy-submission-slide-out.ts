import { lazyOverlay } from '../platform/lazy-overlay.tsx'

export const LazySubmissionSlideOut = lazyOverlay(
  async () => (await import('./submission-slide-out.tsx')).SubmissionSlideOut,
  ({ submissionId }) => submissionId !== undefined,
)

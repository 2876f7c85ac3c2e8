import { lazyOverlay } from '../platform/lazy-overlay.tsx'

export const LazyConversationSlideOut = lazyOverlay(
  async () => (await import('./conversation-slide-out.tsx')).ConversationSlideOut,
  ({ conversationId }) => conversationId !== undefined,
)

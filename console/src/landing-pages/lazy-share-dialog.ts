import { lazyOverlay } from '../platform/lazy-overlay.tsx'

export const LazyShareDialog = lazyOverlay(
  async () => (await import('./share-dialog.tsx')).ShareDialog,
  ({ open }) => open,
)

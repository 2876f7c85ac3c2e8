import { lazyOverlay } from '../../platform/lazy-overlay.tsx'

export const LazyTestEmailDialog = lazyOverlay(
  async () => (await import('./test-email-dialog.tsx')).TestEmailDialog,
  ({ open }) => open,
)

import { lazyOverlay } from '../platform/lazy-overlay.tsx'

export const LazySendDialog = lazyOverlay(
  async () => (await import('./send-dialog.tsx')).SendDialog,
  ({ open }) => open,
)

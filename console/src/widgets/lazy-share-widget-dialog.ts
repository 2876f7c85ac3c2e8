import { lazyOverlay } from '../platform/lazy-overlay.tsx'

export const LazyShareWidgetDialog = lazyOverlay(
  async () => (await import('./share-widget-dialog.tsx')).ShareWidgetDialog,
  ({ open }) => open,
)

import { lazyOverlay } from '../platform/lazy-overlay.tsx'

export const LazyExportDialog = lazyOverlay(
  async () => (await import('./export-dialog.tsx')).ExportDialog,
  ({ open }) => open,
)

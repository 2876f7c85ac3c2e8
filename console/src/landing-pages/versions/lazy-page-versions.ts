import { lazyOverlay } from '../../platform/lazy-overlay.tsx'

export const LazyPageVersions = lazyOverlay(
  async () => (await import('./page-versions.tsx')).PageVersions,
  ({ open }) => open,
)

import { lazyOverlay } from '../platform/lazy-overlay.tsx'

export const LazyLostDialog = lazyOverlay(
  async () => (await import('./lost-dialog.tsx')).LostDialog,
  ({ title }) => title !== undefined,
)

export const toLostTitle = (name: string) => `Why was ${name} lost?`

import { lazyOverlay } from '../platform/lazy-overlay.tsx'

async function loadNoteSlideOuts() {
  // The panel opens with its editor, not with a gap in its place.
  const [slideOuts] = await Promise.all([
    import('./note-slide-out.tsx'),
    import('../design/inputs/rich-text/mention-editor.tsx'),
  ])
  return slideOuts
}

export const LazyAddNoteSlideOut = lazyOverlay(
  async () => (await loadNoteSlideOuts()).AddNoteSlideOut,
  ({ open }) => open,
)

export const LazyEditNoteSlideOut = lazyOverlay(
  async () => (await loadNoteSlideOuts()).EditNoteSlideOut,
  ({ open }) => open,
)

export const LazyNoteHistorySlideOut = lazyOverlay(
  async () => (await import('./note-history-slide-out.tsx')).NoteHistorySlideOut,
  ({ open }) => open,
)

interface Place {
  /** The edges of the element, measured from the top of the window. */
  top: number
  bottom: number
  windowHeight: number
  prefersReducedMotion: boolean
}

/** Scrolling smoothly past several modules takes more than a second, so the preview jumps to what is far away. */
export function chooseScrollBehavior({ top, bottom, windowHeight, prefersReducedMotion }: Place) {
  const isFar = bottom < -windowHeight || top > 2 * windowHeight
  return isFar || prefersReducedMotion ? 'instant' : 'smooth'
}

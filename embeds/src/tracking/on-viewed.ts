const viewTime = 1000

/**
 * Calls back once half of the element has been visible for a second, and again after each restore from the back-forward
 * cache. A prerendered page or a background tab is not visible.
 */
export function onViewed(element: Element, callback: () => void): () => void {
  let isVisible = false
  let isViewed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const update = () => {
    const isViewing = isVisible && !isViewed && document.visibilityState === 'visible'
    if (!isViewing) {
      clearTimeout(timer)
      timer = undefined
    } else timer ??= setTimeout(markViewed, viewTime)
  }
  const markViewed = () => {
    isViewed = true
    callback()
  }
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    isViewed = false
    timer = undefined
    update()
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      isVisible = Boolean(entry?.isIntersecting) && isHalfVisible(entry as IntersectionObserverEntry)
      update()
    },
    { threshold: [0, 0.25, 0.5] },
  )
  observer.observe(element)
  // A prerendered page stays hidden until the visitor opens it.
  document.addEventListener('visibilitychange', update)
  addEventListener('pageshow', handlePageShow)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('visibilitychange', update)
    removeEventListener('pageshow', handlePageShow)
  }
}

/** An element taller than twice the window is never half visible; filling half of the window counts instead. */
const isHalfVisible = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) =>
  intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? Number.POSITIVE_INFINITY) / 2

const enough = 1000

/**
 * Calls once half of the element has been in sight for a second, and again after the page came back from the
 * back-forward cache: that is a view. A page made ahead of time, or in a tab nobody looks at, is not in sight.
 */
export function whenSeen(element: Element, seen: () => void): () => void {
  let isInSight = false
  let isTold = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = () => {
    const counts = isInSight && !isTold && document.visibilityState === 'visible'
    if (!counts) {
      clearTimeout(timer)
      timer = undefined
    } else timer ??= setTimeout(tell, enough)
  }
  const tell = () => {
    isTold = true
    seen()
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    isTold = false
    timer = undefined
    look()
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      isInSight = Boolean(entry?.isIntersecting) && isHalfIn(entry as IntersectionObserverEntry)
      look()
    },
    { threshold: [0, 0.25, 0.5] },
  )
  observer.observe(element)
  // A prerendered page is hidden until it is opened.
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', comeBack)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('visibilitychange', look)
    removeEventListener('pageshow', comeBack)
  }
}

/** What is taller than the window can never be half in it: then it counts that it fills half of the window. */
const isHalfIn = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) =>
  intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? Number.POSITIVE_INFINITY) / 2

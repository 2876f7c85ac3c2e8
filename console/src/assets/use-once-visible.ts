import { type RefObject, useEffect, useState } from 'react'

/** Whether it has come near the window, be it only once: what is costly is made then. */
export function useOnceVisible(element: RefObject<Element | null>): boolean {
  const [isVisible, setVisible] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setVisible(true)
        observer.disconnect()
      },
      { rootMargin: '200px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isVisible
}

import { useLayoutEffect, useRef, useState } from 'react'

/** Gives the board the rest of the window's height, and knows whether more columns are to the left or right. */
export function useBoardFrame() {
  const ref = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState({ left: false, right: false })

  useLayoutEffect(() => {
    const board = ref.current
    if (!board) return
    const fill = () => {
      const top = board.getBoundingClientRect().top + window.scrollY
      board.style.setProperty('--board-height', `${Math.round(window.innerHeight - top - bottomMargin)}px`)
    }
    const compare = () => {
      const left = board.scrollLeft > 1
      const right = board.scrollLeft + board.clientWidth < board.scrollWidth - 1
      setHidden((now) => (now.left === left && now.right === right ? now : { left, right }))
    }
    fill()
    compare()
    const observer = new ResizeObserver(() => {
      fill()
      compare()
    })
    observer.observe(board)
    // Filters above the board move it without resizing it.
    observer.observe(document.body)
    board.addEventListener('scroll', compare, { passive: true })
    window.addEventListener('resize', fill)
    return () => {
      observer.disconnect()
      board.removeEventListener('scroll', compare)
      window.removeEventListener('resize', fill)
    }
  }, [])

  const scrollBy = (columns: number) => ref.current?.scrollBy({ left: columns * columnStep, behavior: 'smooth' })
  return { ref, hidden, scrollBy }
}

const bottomMargin = 20
const columnStep = 520

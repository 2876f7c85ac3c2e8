import { bleed, type Drawing } from '@gable/shared/postcards/drawing/drawing.ts'
import { useId, useLayoutEffect, useRef } from 'react'
import { cx } from '../../design/class-names.ts'
import type { PostcardEngine } from './use-postcard-engine.ts'

interface PostcardSideProps {
  side: Drawing
  render: PostcardEngine['render']
  /** The accessible name. */
  label: string
  /** Shows what is cut off, what stays clear of the edge, and where the carrier prints. */
  hasGuides?: boolean
}

/** One side of a postcard, as wide as its container: the very shapes that are printed. */
export function PostcardSide({ side, render, label, hasGuides = false }: PostcardSideProps) {
  const container = useRef<HTMLDivElement>(null)
  const idPrefix = useId()
  const edge = hasGuides ? 2 * bleed : 0

  // Before the browser paints, so that a letter appears in the field and on the card at once.
  useLayoutEffect(() => {
    const svg = render(side, { idPrefix, title: label, hasBleed: hasGuides, hasGuides })
    container.current?.replaceChildren(toElement(svg))
  }, [side, render, idPrefix, label, hasGuides])

  return (
    <div
      ref={container}
      className={cx(
        'w-full overflow-hidden bg-white shadow-float [&>svg]:block [&>svg]:size-full',
        !hasGuides && 'rounded-sm',
      )}
      style={{ aspectRatio: `${side.width + edge} / ${side.height + edge}` }}
    />
  )
}

/**
 * The console's content security policy blocks inline styles, but not styles that are set from script. Quotes in texts
 * are escaped, so ` style="` occurs only in tags.
 */
function toElement(svg: string): Element {
  const parsed = new DOMParser().parseFromString(svg.replaceAll(' style="', ` ${styleAttribute}="`), 'image/svg+xml')
  const element = document.adoptNode(parsed.documentElement)
  for (const styled of element.querySelectorAll<SVGElement>(`[${styleAttribute}]`)) {
    styled.style.cssText = styled.getAttribute(styleAttribute) ?? ''
    styled.removeAttribute(styleAttribute)
  }
  return element
}

const styleAttribute = 'data-style'

import { useEffect, useRef, useState } from 'react'

/**
 * Shows an email in a frame that runs no scripts. The frame inherits the console's content security policy, which blocks the
 * inline styles that emails depend on. Styles set from script are allowed, so they are applied to each element here.
 */
export function EmailFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    const target = frame.current?.contentDocument
    if (isReady && target) writeEmail(target, html)
  }, [isReady, html])

  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={emptyDocument}
      onLoad={() => setReady(true)}
      className="block h-full w-full border-0"
    />
  )
}

const emptyDocument = '<!doctype html><html lang="en"><head><title>Email</title></head><body></body></html>'

const styleElement = /<style\b[^>]*>(.*?)<\/style>/gs

function writeEmail(target: Document, html: string) {
  // Comments hold styles for Outlook alone.
  const visible = html.replaceAll(/<!--.*?-->/gs, '')
  const cssText = Array.from(visible.matchAll(styleElement), ([, css]) => css)
    .join('\n')
    // Previews show the email as in a light inbox, whatever this browser prefers.
    .replaceAll(/\(\s*prefers-color-scheme\s*:\s*dark\s*\)/g, '(max-width:0)')
  // Quotes in the text of an email are escaped, so ` style="` occurs only in tags.
  const parsed = new DOMParser().parseFromString(
    visible.replaceAll(styleElement, '').replaceAll(' style="', ' data-style="'),
    'text/html',
  )
  target.title = parsed.title
  target.body.replaceWith(target.adoptNode(parsed.body))
  for (const element of target.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    element.removeAttribute('data-style')
  }
  target.adoptedStyleSheets = [createStyleSheet(target, cssText)]
}

/** A document accepts only style sheets created in its own window. */
function createStyleSheet(target: Document, cssText: string) {
  const { CSSStyleSheet } = target.defaultView as Window & typeof globalThis
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(cssText)
  return sheet
}

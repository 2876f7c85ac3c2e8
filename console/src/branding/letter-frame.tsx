import { useEffect, useRef, useState } from 'react'

/**
 * A letter in a frame in which nothing runs. The console's policy, which the frame inherits, allows no styles within a
 * page, and letters have no others: so our own script, which may, gives them to each element.
 */
export function LetterFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    const letter = frame.current?.contentDocument
    if (isReady && letter) write(letter, html)
  }, [isReady, html])

  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={blank}
      onLoad={() => setReady(true)}
      className="block h-full w-full border-0"
    />
  )
}

const blank = '<!doctype html><html lang="en"><head><title>Letter</title></head><body></body></html>'

function write(letter: Document, html: string) {
  const [whole = '', rules = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
  // Quotes in a letter's text are escaped, so this is found in its tags alone.
  const parsed = new DOMParser().parseFromString(
    html.replace(whole, '').replaceAll(' style="', ' data-look="'),
    'text/html',
  )
  letter.title = parsed.title
  letter.body.replaceWith(letter.adoptNode(parsed.body))
  for (const element of letter.querySelectorAll<HTMLElement>('[data-look]')) {
    element.style.cssText = element.dataset.look ?? ''
    element.removeAttribute('data-look')
  }
  letter.adoptedStyleSheets = [sheetFor(letter, rules)]
}

/** A sheet belongs to the window it is made in. */
function sheetFor(letter: Document, rules: string) {
  const { CSSStyleSheet } = letter.defaultView as Window & typeof globalThis
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  return sheet
}

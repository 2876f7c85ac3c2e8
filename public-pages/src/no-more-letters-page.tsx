import { renderDocument } from './document.tsx'
import { goneStyle } from './gone-page.tsx'

/** Asks once more, since programs that look through mail follow every link in it. */
export function noMoreLettersPage({ isOff }: { isOff: boolean }): { html: string; style: string } {
  const title = isOff ? 'We will not write to you again' : 'Do not write again?'
  const html = renderDocument({
    title,
    robots: 'noindex',
    head: <style dangerouslySetInnerHTML={{ __html: style }} />,
    children: (
      <main>
        <h1>{title}</h1>
        {isOff ? (
          <p>Nobody can recommend Gable to your address any more. What is kept of it cannot be read back.</p>
        ) : (
          <form method="post">
            <p>Nobody will be able to recommend Gable to your address any more, whoever they are.</p>
            <button type="submit">Do not write to me again</button>
          </form>
        )}
      </main>
    ),
  })
  return { html, style }
}

const style = `${goneStyle}
button{margin-top:24px;padding:12px 20px;border:0;border-radius:8px;font:600 15px/20px system-ui,sans-serif;background:#cc3616;color:#fff;cursor:pointer}
button:focus-visible{outline:3px solid var(--ink);outline-offset:2px}`

import { renderDocument } from './document.tsx'
import { notFoundStyle } from './not-found-page.tsx'

/** Unsubscribes an address from recommendation emails. Requires a click, because mail scanners open every link. */
export function renderOptOutPage({ isOptedOut }: { isOptedOut: boolean }): { html: string; style: string } {
  const title = isOptedOut ? 'You’re unsubscribed' : 'Unsubscribe?'
  const html = renderDocument({
    title,
    robots: 'noindex',
    head: <style dangerouslySetInnerHTML={{ __html: optOutStyle }} />,
    children: (
      <main>
        <h1>{title}</h1>
        {isOptedOut ? (
          <p>
            We won’t send recommendations of Gable to this address again. We keep it only as a code that can’t be turned
            back into your address.
          </p>
        ) : (
          <form method="post">
            <p>No one will be able to send recommendations of Gable to this address.</p>
            <button type="submit">Unsubscribe</button>
          </form>
        )}
      </main>
    ),
  })
  return { html, style: optOutStyle }
}

/** A heading, a sentence and a button. */
export const optOutStyle = `${notFoundStyle}
button{margin-top:24px;padding:12px 20px;border:0;border-radius:8px;font:600 15px/20px system-ui,sans-serif;background:#cc3616;color:#fff;cursor:pointer}
button:focus-visible{outline:3px solid var(--ink);outline-offset:2px}`

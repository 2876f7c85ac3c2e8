import { renderDocument } from './document.tsx'
import { optOutStyle } from './opt-out-page.tsx'

interface ReportUnsubscribePage {
  /** The name of the report. Undefined once its emails are stopped. */
  report: string | undefined
}

/** Stops the emails of a report. Requires a click, because mail scanners open every link. */
export function renderReportUnsubscribePage({ report }: ReportUnsubscribePage): { html: string; style: string } {
  const title = report ? 'Stop this report?' : 'You won’t get this report again'
  const html = renderDocument({
    title,
    robots: 'noindex',
    head: <style dangerouslySetInnerHTML={{ __html: optOutStyle }} />,
    children: (
      <main>
        <h1>{title}</h1>
        {report ? (
          <form method="post">
            <p>We’ll stop emailing you the report “{report}”. You can still open it in Gable.</p>
            <button type="submit">Stop this report</button>
          </form>
        ) : (
          <p>You can switch it on again on the page of the report.</p>
        )}
      </main>
    ),
  })
  return { html, style: optOutStyle }
}

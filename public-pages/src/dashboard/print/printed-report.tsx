import type { PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { renderBrandStyle } from '../../brand/brand-style.ts'
import { type FileUrl, renderDocument } from '../../document.tsx'
import { ReportBody } from './report-body.tsx'

interface PrintedReportInput {
  page: PublicDashboard
  css: string
  fileUrl: FileUrl
  /** The URL of the script that opens the print dialog. */
  script: string
}

/** The figures of one home on two sheets, for an agent to print. It counts nothing and leads nowhere. */
export function renderPrintedReport({ page, css, fileUrl, script }: PrintedReportInput) {
  const style = renderBrandStyle(page.brand, fileUrl) + css
  const html = renderDocument({
    brand: page.brand,
    title: 'Print Dashboard',
    lang: page.language,
    robots: 'noindex, nofollow',
    head: (
      <>
        <style dangerouslySetInnerHTML={{ __html: style }} />
        <script src={script} defer />
      </>
    ),
    children: <ReportBody page={page} />,
  })
  return { html, style }
}

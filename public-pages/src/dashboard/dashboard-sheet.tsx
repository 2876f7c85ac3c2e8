import type { PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { renderBrandStyle } from '../brand/brand-style.ts'
import { renderDocument } from '../document.tsx'
import { DashboardBody } from './dashboard-body.tsx'

interface DashboardSheetInput {
  page: PublicDashboard
  css: string
  /** The URL of the script that opens the print dialog. */
  script: string
}

/** The page of one home for an agent to print. It counts nothing and leads nowhere. */
export function renderDashboardSheet({ page, css, script }: DashboardSheetInput) {
  const style = renderBrandStyle(page.brand) + css
  const html = renderDocument({
    title: 'Print Dashboard',
    lang: page.language,
    robots: 'noindex, nofollow',
    head: (
      <>
        <style dangerouslySetInnerHTML={{ __html: style }} />
        <script src={script} defer />
      </>
    ),
    children: <DashboardBody page={{ ...page, tracking: [] }} />,
  })
  return { html, style }
}

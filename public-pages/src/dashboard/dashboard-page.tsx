import { getDashboardLabels } from '@gable/shared/contact-dashboard/labels/get-dashboard-labels.ts'
import type { PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { renderBrandStyle } from '../brand/brand-style.ts'
import { FontPreloads } from '../brand/font-preloads.tsx'
import { type FileUrl, renderDocument } from '../document.tsx'
import { DashboardBody } from './dashboard-body.tsx'

interface DashboardPageInput {
  page: PublicDashboard
  /** The style sheet. It is inlined, which saves a request before the first paint. */
  css: string
  fileUrl: FileUrl
  countsMachines: boolean
}

/** Renders the page of one home, which its owner can read before any script has loaded. */
export function renderDashboardPage({ page, css, fileUrl, countsMachines }: DashboardPageInput) {
  const { brand, language, code, home } = page
  const style = renderBrandStyle(brand, fileUrl) + css
  const script = fileUrl('dashboard.js')
  const html = renderDocument({
    brand,
    title: getDashboardLabels(language).pageTitle(`${home.address.doorNumber} ${home.address.street}`),
    lang: language,
    robots: 'noindex, nofollow',
    head: (
      <>
        <meta name="referrer" content="no-referrer" />
        <meta name="theme-color" content={brand.color} />
        <FontPreloads brand={brand} fileUrl={fileUrl} isBoldFirst />
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {script && (
          <script
            type="module"
            {...lowPriority}
            src={script}
            id="dashboard"
            data-code={code}
            data-language={language}
            data-first-name={page.owner.firstName}
            data-last-name={page.owner.lastName}
            data-journey={fileUrl('dashboard-journey.js')}
            data-style={fileUrl('dashboard-sheet.css')}
            data-answers={fileUrl('dashboard-answers.js')}
            data-equity={fileUrl('dashboard-equity.js')}
            data-assistant={page.assistant && fileUrl('dashboard-assistant.js')}
            data-counts={countsMachines ? 'machines' : undefined}
          />
        )}
      </>
    ),
    children: (
      <>
        <DashboardBody page={page} />
        {/* Counts owners whose browser runs no scripts. */}
        <noscript>
          <img class="seen" src={`/d/${code}/seen.gif`} alt="" width={1} height={1} />
        </noscript>
      </>
    ),
  })
  return { html, style }
}

/** Visible content loads first. Preact's types allow this attribute on images only. */
const lowPriority = { fetchpriority: 'low' }

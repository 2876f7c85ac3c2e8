import { addressSuggest, addressSuggestLate } from './addresses.ts'
import { apiKeyBenches } from './api-key-call.ts'
import type { Bench } from './bench.ts'
import { cellsIngestBenches } from './cells-ingest.ts'
import { cellsOverhead } from './cells-overhead.ts'
import { cellsStopped } from './cells-stopped.ts'
import { consoleColdBenches } from './console-cold.ts'
import { consoleFirstBytes } from './console-first-bytes.ts'
import { consoleListBenches } from './console-list-ready.ts'
import { consoleRouteBytes } from './console-route-bytes.ts'
import { contactSyncBenches } from './contact-sync.ts'
import { contactBenches } from './contacts-list.ts'
import { contentsListBenches } from './contents-list.ts'
import { dashboardBenches } from './dashboard.ts'
import { dashboardBehindEvents } from './dashboard-behind-events.ts'
import { dashboardKeystroke } from './dashboard-keystroke.ts'
import { dashboardLighthouseBenches } from './dashboard-lighthouse.ts'
import { dashboardPerformanceBenches } from './dashboard-performance.ts'
import { emailKeystroke } from './email-keystroke.ts'
import { emailOpenBenches } from './email-open.ts'
import { emailRender } from './email-render.ts'
import { emailBenches } from './emails.ts'
import { embedBytesBenches } from './embed-bytes.ts'
import { embedSpeedBenches } from './embed-speed.ts'
import { flowEnrolmentBenches } from './flow-enrolment.ts'
import { flowImportBench } from './flow-imports.ts'
import { flowBenches } from './flows.ts'
import { importBenches } from './import-100k.ts'
import { ingestBenches } from './ingest.ts'
import { journeyAnswer } from './journey-answer.ts'
import { landingPageBenches } from './landing-page.ts'
import { leadBenches } from './lead.ts'
import { leadIntakeBenches } from './lead-intake.ts'
import { leadBoardBenches } from './leads-board.ts'
import { ledgerBench } from './ledger.ts'
import { lighthouseBenches } from './lighthouse.ts'
import { mlsSyncBenches } from './mls-sync.ts'
import { passkeySignIn } from './passkey-sign-in.ts'
import { postcardPdfBenches } from './postcard-pdf.ts'
import { postcardScanBenches } from './postcard-scan.ts'
import { reportSlowest } from './report-slowest.ts'
import { contactReportBenches } from './reports-about-contacts.ts'
import { startWarm } from './start-warm.ts'
import { statsYearByDay } from './stats-year-by-day.ts'
import { submissionFloodBench } from './submission-flood.ts'
import { widgetConfigBenches } from './widget-config.ts'
import { widgetsListBenches } from './widgets-list.ts'

const benches: Bench[] = [
  consoleFirstBytes,
  consoleRouteBytes,
  ...consoleColdBenches,
  startWarm,
  addressSuggest,
  addressSuggestLate,
  statsYearByDay,
  reportSlowest,
  ...contactReportBenches,
  ...contactBenches,
  ...widgetsListBenches,
  ...contentsListBenches,
  ...consoleListBenches,
  ...embedBytesBenches,
  ...embedSpeedBenches,
  ...ingestBenches,
  ...importBenches,
  ...contactSyncBenches,
  ...mlsSyncBenches,
  ...emailBenches,
  ...emailOpenBenches,
  ...flowBenches,
  ...flowEnrolmentBenches,
  flowImportBench,
  ...postcardScanBenches,
  ...leadBenches,
  ...leadIntakeBenches,
  journeyAnswer,
  submissionFloodBench,
  ...leadBoardBenches,
  ledgerBench,
  passkeySignIn,
  ...widgetConfigBenches,
  ...apiKeyBenches,
  cellsOverhead,
  ...cellsIngestBenches,
  cellsStopped,
  ...landingPageBenches,
  ...dashboardBenches,
  ...dashboardPerformanceBenches,
  dashboardBehindEvents,
  dashboardKeystroke,
  emailRender,
  emailKeystroke,
  ...postcardPdfBenches,
  ...lighthouseBenches,
  ...dashboardLighthouseBenches,
]

const selectedNames = process.argv.slice(2)
for (const { name, unit, measure } of benches) {
  if (selectedNames.length > 0 && !selectedNames.includes(name)) continue
  const result = await measure()
  console.log(`bench: ${name} ${unit === 'ratio' ? result.toFixed(2) : Math.round(result)} ${unit}`)
}

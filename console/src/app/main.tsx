import '../design/theme.css'
import { mayStart } from '../platform/device-check.ts'
import { startReporting } from '../platform/report-errors.ts'
import { settings } from '../platform/settings.ts'
import { startTeaser } from '../platform/teaser.ts'
import { start } from './start.tsx'
import { showUnsupportedBrowser } from './unsupported-browser.ts'

document.documentElement.dataset.started = ''
const place = document.getElementById('app')

if (!mayStart(settings.deviceCheck, globalThis)) showUnsupportedBrowser(place)
else if (place) {
  void startReporting(settings)
  startTeaser(settings.environment)
  start(place)
}

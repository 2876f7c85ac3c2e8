import '../design/theme.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { Toaster } from '../design/feedback/toast.tsx'
import { canStart } from '../platform/device-check.ts'
import { startErrorReporting } from '../platform/report-errors.ts'
import { settings } from '../platform/settings.ts'
import { startTeaser } from '../platform/teaser.ts'
import { ApiCacheProvider } from './api-cache-provider.tsx'
import { router } from './router.tsx'

document.documentElement.dataset.started = ''
const container = document.getElementById('app')

if (!canStart(settings.deviceCheck, globalThis)) renderUnsupportedBrowser()
else if (container) {
  void startErrorReporting(settings)
  startTeaser(settings.environment)
  createRoot(container).render(
    <StrictMode>
      <ApiCacheProvider>
        {/* Every route has a placeholder. As a transition it would appear three frames later. */}
        <RouterProvider router={router} useTransitions={false} />
      </ApiCacheProvider>
      <Toaster />
    </StrictMode>,
  )
}

/** Shows a template from index.html: React may not run in this browser. */
function renderUnsupportedBrowser() {
  const template = document.querySelector<HTMLTemplateElement>('template#unsupported-browser')
  if (container && template) container.replaceChildren(template.content.cloneNode(true))
  document.title = 'Unsupported Browser'
}

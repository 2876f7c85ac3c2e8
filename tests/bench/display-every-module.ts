import { defaultSettings } from '@gable/shared/contact-dashboard/module-settings.ts'
import { invariant } from '@gable/shared/invariant.ts'
import type { DemoCall } from './demo-owner-pages.ts'

/** Turns on the modules that an agency starts with turned off, and adds code and a video of the agency. Returns the dashboard. */
export async function displayEveryModule(call: DemoCall) {
  const [dashboard] = await call('GET /agent/contact-dashboard')
  invariant(dashboard, 'the demo has no dashboard')
  const params = { dashboardId: dashboard._id }
  const addModule = (moduleType: 'HTML' | 'VIDEO', settings: object) =>
    call('POST /agent/contact-dashboard/:dashboardId/modules', {
      params,
      body: { moduleType, settings: { ...defaultSettings[moduleType], ...settings }, visibilitySettings },
    })
  await addModule('VIDEO', { videoEmbedCode: '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>' })
  const { modules } = await addModule('HTML', { htmlCode: '<p>Open house on Sunday at two.</p>' })
  for (const { moduleId, isActive } of modules)
    if (!isActive)
      await call('PATCH /agent/contact-dashboard/:dashboardId/modules/:moduleId/status', {
        params: { ...params, moduleId },
        body: { isActive: true },
      })
  return dashboard
}

const visibilitySettings = { visibilityLevel: 'all' as const, filters: [] }

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultSettings } from '@gable/shared/contact-dashboard/module-settings.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { type Bench, median, memoize } from './bench.ts'
import { type DemoCall, listOwnerPages, openDemo } from './demo-owner-pages.ts'
import { startMeasuredProduct } from './measured-product.ts'
import { type LighthouseResult, runLighthouse } from './run-lighthouse.ts'

/**
 * Lighthouse on the page of a homeowner with every module, on a simulated slow phone. The page is deliberately not indexed,
 * so its SEO score does not count.
 */
export const dashboardLighthouseBenches: Bench[] = [
  { name: 'dashboard-lcp', unit: 'ms', measure: async () => median((await results()).map(({ lcp }) => lcp)) },
  {
    name: 'dashboard-lighthouse',
    unit: 'of 100',
    measure: async () =>
      Math.min(...(await results()).flatMap(({ scores: { seo: _, ...counted } }) => Object.values(counted))) * 100,
  },
]

const results = memoize(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gable-lighthouse-'))
  const product = await startMeasuredProduct()
  try {
    const call = await openDemo(product)
    await displayEveryModule(call)
    const results: LighthouseResult[] = []
    for (const path of (await listOwnerPages(call)).slice(0, 3))
      results.push(await runLighthouse(`http://127.0.0.1:${product.port}${path}`, folder))
    return results
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
})

/** Also those that an agency starts with turned off, and code and a video of the agency. */
async function displayEveryModule(call: DemoCall) {
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
}

const visibilitySettings = { visibilityLevel: 'all' as const, filters: [] }

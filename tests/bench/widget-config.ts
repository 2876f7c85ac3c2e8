import { type Bench, memoize } from './bench.ts'
import { compareWithConstant } from './compare-with-constant.ts'
import { startMeasuredProduct } from './measured-product.ts'
import { createVisitedAssets } from './visits.ts'

/** Widget settings as websites load them, compared with a constant response of the same bytes. */
export const widgetConfigBenches: Bench[] = [
  { name: 'widget-config-vs-hello', unit: 'ratio', measure: async () => (await results()).ratio },
  { name: 'widget-config-rps', unit: 'requests/s', measure: async () => (await results()).perSecond },
  { name: 'widget-config-p99', unit: 'ms', measure: async () => (await results()).p99 },
]

const results = memoize(async () => {
  const product = await startMeasuredProduct()
  try {
    const assets = await createVisitedAssets(product, 10, 5)
    return await compareWithConstant(
      product,
      assets.map(({ subjectId }) => `/api/public/widgets/${subjectId}`),
    )
  } finally {
    await product.stop()
  }
})
